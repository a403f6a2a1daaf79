/** What a game brings to the page of its campaign, besides its words. */
export interface CampaignLook {
  /** The sign and the ink of each list of objectives, by its id. */
  lists: Record<string, { glyph: string; ink: string }>;
  /** The sign of each rank, the lowest first. */
  ranks: string[];
}
