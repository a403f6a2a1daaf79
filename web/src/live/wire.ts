/** Lines to tables as the browser has them; one may be opened before whoever will listen is here. */
import type { Wire } from "./client";

function opened(id: string, seq: number | null): { wire: Wire; taken: () => void } {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const from = seq === null ? "" : `?seq=${String(seq)}`;
  const path = `/api/tables/${encodeURIComponent(id)}/live${from}`;
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onmessage: null,
    onclose: null,
  };
  // What happens before somebody listens is kept.
  const missed: (() => void)[] = [];
  socket.onmessage = (event: MessageEvent<unknown>) => {
    if (wire.onmessage) wire.onmessage(event);
    else missed.push(() => wire.onmessage?.(event));
  };
  socket.onclose = () => {
    if (wire.onclose) wire.onclose();
    else missed.push(() => wire.onclose?.());
  };
  const taken = () => {
    queueMicrotask(() => {
      for (const tell of missed.splice(0)) tell();
    });
  };
  return { wire, taken };
}

let early: ({ id: string } & ReturnType<typeof opened>) | null = null;
/** Somebody listens already: nothing is opened ahead any more. */
let late = false;

/** Opens the first line to a table while the page that will listen is still on its way. */
export function openAhead(id: string): void {
  if (!late) early = { id, ...opened(id, null) };
}

/** `seq` is the entry the page already stands at. */
export function open(id: string, seq: number | null): Wire {
  const waiting = early;
  early = null;
  late = true;
  if (seq !== null || waiting?.id !== id) {
    waiting?.wire.close();
    return opened(id, seq).wire;
  }
  waiting.taken();
  return waiting.wire;
}
