/** The server's answers over HTTP, with their types (`server/PROTOCOL.md`). */
import type { Addresses } from "../generated/protocol/Addresses";
import type { Phrase } from "../generated/engine/Phrase";
import type { Absent } from "../generated/protocol/Absent";
import type { AnalysisState } from "../generated/protocol/AnalysisState";
import type { AskHint } from "../generated/protocol/AskHint";
import type { ChooseForCampaign } from "../generated/protocol/ChooseForCampaign";
import type { CampaignInfo } from "../generated/protocol/CampaignInfo";
import type { CarryLink } from "../generated/protocol/CarryLink";
import type { Code } from "../generated/protocol/Code";
import type { CodeOf } from "../generated/protocol/CodeOf";
import type { EditTable } from "../generated/protocol/EditTable";
import type { GameInfo } from "../generated/protocol/GameInfo";
import type { Hint } from "../generated/protocol/Hint";
import type { History } from "../generated/protocol/History";
import type { Lobby } from "../generated/protocol/Lobby";
import type { Me } from "../generated/protocol/Me";
import type { Moment } from "../generated/protocol/Moment";
import type { NewCampaign } from "../generated/protocol/NewCampaign";
import type { NewTable } from "../generated/protocol/NewTable";
import type { Problem } from "../generated/protocol/Problem";
import type { Story } from "../generated/protocol/Story";
import type { TableInfo } from "../generated/protocol/TableInfo";
import type { Verification } from "../generated/protocol/Verification";
import type { WhichSeat } from "../generated/protocol/WhichSeat";

/** Something did not work; `code` is `offline` if the server could not be reached at all. */
export class Trouble extends Error {
  constructor(
    readonly code: Code | "offline",
    readonly why: Phrase,
  ) {
    super(why.key);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "code" in body && "why" in body;

/** Answers that were asked for ahead, each waiting for its first reader. */
const early = new Map<string, Promise<unknown>>();

function askAhead<Answer>(path: string): Promise<Answer> {
  const answer = inquire("GET", path);
  // What went wrong is told to the reader, who may come later.
  answer.catch(() => undefined);
  early.set(path, answer);
  return answer as Promise<Answer>;
}

function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const waiting = method === "GET" ? early.get(path) : undefined;
  early.delete(path);
  return (waiting ?? inquire(method, path, body)) as Promise<Answer>;
}

async function inquire(method: Method, path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = body === undefined ? {} : { headers: { "content-type": "application/json" } };
  const answer = await fetch(`/api${path}`, { method, ...sent, ...headers }).catch(() => null);
  if (!answer) throw new Trouble("offline", { key: "trouble-offline" });
  const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => undefined);
  if (!answer.ok || json === undefined) {
    if (isProblem(json)) throw new Trouble(json.code, json.why);
    // A proxy answered in the server's place, or the server fell over.
    throw new Trouble(answer.status >= 500 ? "offline" : "trouble", { key: "trouble-offline" });
  }
  return json;
}

const catalogue = (game: string, content: string) => `/games/${game}/catalogue/${content}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${String(seat)}`);

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  carry: () => ask<CarryLink>("POST", "/me/link"),
  look: (code: string) => ask<CodeOf>("POST", "/me/look", { code }),
  claim: (code: string, handOver: boolean) => ask<Me>("POST", "/me/claim", { code, hand_over: handOver }),
  forget: () => ask<null>("DELETE", "/me"),
  addresses: () => ask<Addresses>("GET", "/addresses"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  catalogue: (game: string, content: string) => ask<unknown>("GET", catalogue(game, content)),
  lobby: () => ask<Lobby>("GET", "/tables"),
  open: (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  edit: (id: string, wish: EditTable) => ask<TableInfo>("PUT", table(id), wish),
  join: (id: string, seat: WhichSeat = {}) => ask<TableInfo>("POST", `${table(id)}/join`, seat),
  leave: (id: string, seat: WhichSeat = {}) => ask<TableInfo>("POST", `${table(id)}/leave`, seat),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  resign: (id: string, seat: WhichSeat = {}) => ask<TableInfo>("POST", `${table(id)}/resign`, seat),
  replace: (id: string, seat: Absent) => ask<TableInfo>("POST", `${table(id)}/replace`, seat),
  takeBack: (id: string, seat: WhichSeat) => ask<TableInfo>("POST", `${table(id)}/return`, seat),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  at: (id: string, play: number, seat: number | null) =>
    ask<Moment>("GET", `${table(id)}/at/${String(play)}${eyes(seat)}`),
  /** A page of the story: what was told before a play, or the latest. */
  story: (id: string, seat: number | null, before?: number) => {
    const page = before === undefined ? [] : [`before=${String(before)}`];
    const query = [...(seat === null ? [] : [`seat=${String(seat)}`]), ...page].join("&");
    return ask<Story>("GET", `${table(id)}/story${query && `?${query}`}`);
  },
  history: (id: string) => ask<History>("GET", `${table(id)}/history`),
  hint: (id: string, where: AskHint) => ask<Hint>("POST", `${table(id)}/hint`, where),
  analysis: (id: string) => ask<AnalysisState>("GET", `${table(id)}/analysis`),
  analyse: (id: string) => ask<AnalysisState>("POST", `${table(id)}/analysis`),
  campaigns: () => ask<CampaignInfo[]>("GET", "/campaigns"),
  begin: (wish: NewCampaign) => ask<CampaignInfo>("POST", "/campaigns", wish),
  choose: (id: string, chosen: ChooseForCampaign) =>
    ask<CampaignInfo>("POST", `${campaign(id)}/choose`, chosen),
  campaign: (id: string) => ask<CampaignInfo>("GET", campaign(id)),
  nextGame: (id: string) => ask<TableInfo>("POST", `${campaign(id)}/next`),
  deleteCampaign: (id: string) => ask<null>("DELETE", campaign(id)),
  verify: (id: string) => ask<Verification>("GET", `${table(id)}/verify`),
  /**
   * Why the line to a table does not open though the house answers; nothing if it does not answer either. What was wrong
   * with a socket no browser tells, so the same address is asked in another way, which cannot succeed: either we are taken
   * for a page of another site, or it is sockets alone that do not come through.
   */
  barrier: async (id: string): Promise<Phrase | null> => {
    const problem: unknown = await inquire("POST", `${table(id)}/live`).catch((why: unknown) => why);
    if (!(problem instanceof Trouble) || problem.code === "offline") return null;
    return problem.code === "foreign_origin" ? problem.why : { key: "connection-no-sockets" };
  },
};

/** The same questions, asked before the page that wants to know is here. */
export const ahead = {
  me: () => askAhead<Me>("/me"),
  table: (id: string) => askAhead<TableInfo>(table(id)),
  catalogue: (game: string, content: string) => askAhead<unknown>(catalogue(game, content)),
};

/** Where a table's record can be downloaded. */
export const recordPath = (id: string) => `/api${table(id)}/record`;
