/** What a game brings to the page of its campaign, besides its words. */
import type { Component, Snippet } from "svelte";
import type { CampaignInfo } from "../../generated/protocol/CampaignInfo";

export interface CampaignLook {
  /** The sign and the ink of each list of objectives, by its id. */
  lists: Record<string, { glyph: string; ink: string }>;
  /** The sign of each rank, the lowest first. */
  ranks: string[];
  /** Tells how far one has come, where that is no matter of ranks and objectives. */
  Tale?: Component<{ info: CampaignInfo; children: Snippet }>;
}
