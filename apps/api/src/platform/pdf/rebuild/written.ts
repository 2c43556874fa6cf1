import { type PDFRawStream, type PDFRef, PDFStream } from 'pdf-lib'
import type { Data } from './spec.ts'

/** A stream whose data are written by us. */
export class WrittenStream extends PDFStream {
  data: Buffer = Buffer.alloc(0)

  override getContents(): Uint8Array {
    return this.data
  }
  override getContentsSize(): number {
    return this.data.length
  }
  override getContentsString(): string {
    return this.data.toString('latin1')
  }
}

/** Data to write: what was received, what is drawn over it, and the resources that both name. */
export interface StreamJob {
  stream: WrittenStream
  of: readonly PDFRawStream[]
  over: string
  data: Data
  resources: PDFRef | undefined
}
