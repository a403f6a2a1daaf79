export type RailTab = "log" | "chat" | "help";
