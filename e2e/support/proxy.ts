/** A proxy before a house, as people set one up who have forgotten something. */
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";

export interface Proxy {
  url: string;
  close: () => void;
}

/** `host`: what it calls the house; as it was called itself, unless said otherwise. `sockets`: whether those get through. */
export async function proxyBefore(
  house: string,
  { host, sockets = true }: { host?: string; sockets?: boolean },
): Promise<Proxy> {
  const { hostname, port } = new URL(house);
  const headersOf = (asked: IncomingMessage) => ({ ...asked.headers, ...(host !== undefined && { host }) });
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { url: path, method } = asked;
    const passed = request({ hostname, port, path, method, headers: headersOf(asked) }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  server.on("upgrade", (asked: IncomingMessage, page) => {
    if (!sockets) {
      page.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
      return;
    }
    const line = connect(Number(port), hostname, () => {
      const headers = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
      line.write([`GET ${asked.url ?? ""} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
      line.pipe(page).pipe(line);
    });
    line.on("error", () => page.destroy());
    page.on("error", () => line.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
