import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The frame at the beginning of these bytes, without its mask, and its length in bytes; nothing until it is complete. */
function frame(bytes: Buffer): [frame: Buffer, length: number] | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1] & 127;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < head + 4) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const all = head + 4 + length;
  if (bytes.length < all) return undefined;
  const mask = bytes.subarray(head, head + 4);
  const body = bytes.subarray(head + 4, all).map((byte, at) => byte ^ mask[at % 4]);
  const plain = Buffer.concat([bytes.subarray(0, head), body]);
  plain[1] &= 127;
  return [plain, all];
}

/** A server of rooms: it repeats every message at an address to everybody there. Live play needs no more. */
export class Rooms {
  readonly #rooms = new Map<string, Set<Socket>>();
  #server: Server | undefined;
  #port = 0;

  static async start(): Promise<Rooms> {
    const rooms = new Rooms();
    await rooms.on();
    return rooms;
  }

  /** The address in `signalling.json`. */
  get url(): string {
    return `ws://127.0.0.1:${this.#port}/{room}`;
  }

  /** Starts it, on its previous port. */
  async on(): Promise<void> {
    const server = createServer().on('upgrade', (request, socket) => this.#enter(request, socket as Socket));
    this.#server = server.listen(this.#port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Ends it as a crash would. */
  async off(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const room of this.#rooms.values()) for (const socket of room) socket.destroy();
    this.#rooms.clear();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #enter(request: IncomingMessage, socket: Socket): void {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    const room = this.#rooms.get(request.url!) ?? new Set();
    this.#rooms.set(request.url!, room.add(socket));
    let bytes = Buffer.alloc(0);
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      for (let next = frame(bytes); next; next = frame(bytes)) {
        bytes = bytes.subarray(next[1]);
        if ((next[0][0] & 15) === 8) socket.end(next[0]);
        else for (const other of room) other.write(next[0]);
      }
    });
    socket.on('close', () => room.delete(socket));
    socket.on('error', () => room.delete(socket));
  }
}
