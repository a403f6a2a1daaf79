import { Room } from "$lib/board/room.svelte";

export const room = new Room(1.1);
