import PostalMime from 'postal-mime'

/** The report comes before the mail that it returns: nothing after this is read. */
export const RETURN_BYTES = 512 * 1024

/** Where a server says whom a message was delivered to; the text of a message says nothing. */
const RECIPIENTS = new Set(['delivered-to', 'x-original-to', 'to'])
/** More addresses than a report is sent to: somebody tries. */
const ADDRESSES = 20

export interface ReturnedMail {
  /** Where it came, in the order of its headers. */
  addresses: string[]
  /** The final status of a delivery that was given up (5.x.x); null for anything else. */
  status: string | null
}

const addressesIn = (value: string): string[] =>
  value.split(/[\s<>,;:"()]/u).filter((word) => word.includes('@'))

/** The fields of a delivery report: `Status: 5.1.1`, `Action: failed`. */
const fieldsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'gimu'))].map(([, v = '']) =>
    v.trim(),
  )

const finalStatus = (report: string): string | null => {
  const statuses = fieldsOf(report, 'Status').map((s) => /^5\.\d{1,3}\.\d{1,3}/.exec(s)?.[0])
  const failed = fieldsOf(report, 'Action').every((a) => /^failed\b/i.test(a))
  // A mail has one recipient: one delivery that waits, or that was made, and nothing is final.
  return failed && statuses.length > 0 && statuses.every((s) => s !== undefined)
    ? (statuses[0] ?? null)
    : null
}

/** Reads a message that came back: a delivery report (RFC 3464), and nothing else. Never throws. */
export const readReturn = async (message: Uint8Array): Promise<ReturnedMail> => {
  try {
    const mail = await PostalMime.parse(message.subarray(0, RETURN_BYTES), {
      forceRfc822Attachments: true,
      attachmentEncoding: 'utf8',
      maxNestingDepth: 8,
      maxHeadersSize: 64 * 1024,
    })
    const addresses = mail.headers
      .filter(({ key }) => RECIPIENTS.has(key))
      .flatMap(({ value }) => addressesIn(value))
      .slice(0, ADDRESSES)
    const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? ''
    const isReport = /^multipart\/report\b/i.test(type) && /delivery-status/i.test(type)
    const [report, ...others] = mail.attachments.filter(
      ({ mimeType }) => mimeType === 'message/delivery-status',
    )
    const text = typeof report?.content === 'string' ? report.content : ''
    return { addresses, status: isReport && others.length === 0 ? finalStatus(text) : null }
  } catch {
    return { addresses: [], status: null }
  }
}

/** Reads a stream to its end, so that who writes it is not cut, and keeps its beginning alone. */
export const readBeginning = async (
  stream: AsyncIterable<Uint8Array | string>,
  max = RETURN_BYTES,
): Promise<Uint8Array> => {
  const kept: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    if (size >= max) continue
    const bytes = Buffer.from(chunk).subarray(0, max - size)
    kept.push(bytes)
    size += bytes.length
  }
  return Buffer.concat(kept)
}
