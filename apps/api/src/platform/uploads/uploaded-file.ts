import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

export interface Received {
  path: string
  size: number
  /** Hexadecimal SHA-256 of what came, reckoned on its way. */
  sha256: string
  name: string
  type: string
}

/** A file that somebody sent: it stands on the disk, and memory holds none of it until it is read. */
export class UploadedFile extends File {
  readonly path: string
  readonly sha256: string

  constructor({ path, size, sha256, name, type }: Received) {
    super([], name, { type })
    this.path = path
    this.sha256 = sha256
    Object.defineProperty(this, 'size', { value: size })
  }
  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await readFile(this.path))
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer
  }
  override async text(): Promise<string> {
    return readFile(this.path, 'utf8')
  }
}

/** The bytes of a file as a stream: none is held longer than it takes to pass on. */
export const openFile = (file: File): Readable =>
  file instanceof UploadedFile ? createReadStream(file.path) : Readable.fromWeb(file.stream())
