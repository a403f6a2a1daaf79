/** How the chains of Heroes III are told: a road with its scenarios, the story, and the cards that went along. */
import type { CampaignLook } from "$lib/board/campaign";
import Chain from "./campaign/Chain.svelte";

export const look: CampaignLook = { lists: {}, ranks: [], Tale: Chain };
