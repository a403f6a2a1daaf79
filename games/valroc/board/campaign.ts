/** How the way of the Archmages is drawn. */
import type { CampaignLook } from "$lib/board/campaign";
import icons from "./campaign.icons.json";

export const look: CampaignLook = {
  lists: {
    fire: { glyph: icons.fire, ink: "#9a2f16" },
    water: { glyph: icons.water, ink: "#1a5480" },
    earth: { glyph: icons.earth, ink: "#5a4a12" },
    air: { glyph: icons.air, ink: "#3d4f73" },
  },
  ranks: [
    icons.villager,
    icons.apprentice,
    icons.mage,
    icons.professor,
    icons.archmage,
    icons.legend,
    icons.creator,
  ],
};
