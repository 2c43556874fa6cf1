import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readBeginning, readReturn, RETURN_BYTES } from './read-return.ts'
import { isReturnOf, readReturnAddress, returnAddressOf } from './return-token.ts'
import { rapportDeRetour as rapport } from './retour-de-test.ts'

const BASE = 'retours@registre.test'
const SETTINGS = { SECRET: 'x'.repeat(40), RETOURS_ADRESSE: BASE }
const LE = new Date('2026-11-28T10:00:00Z')
const adresse = returnAddressOf(SETTINGS, '42', 'Syndic@Exemple.test', LE) ?? ''
const jours = (n: number) => new Date(LE.getTime() + n * 86_400_000)
const A = 'syndic@exemple.test'

describe('the return address of a mail', () => {
  it('names its row and its recipient, in 64 letters that any server keeps', () => {
    const [local = ''] = adresse.split('@')
    expect(local.length).toBeLessThanOrEqual(64)
    const jeton = readReturnAddress(BASE, adresse.toUpperCase())
    expect(jeton).toMatchObject({ id: '42' })
    if (!jeton) return
    const secrets = [SETTINGS.SECRET]
    expect(isReturnOf(secrets, jeton, A, LE)).toBe(true)
    // A former secret is believed while it is being changed.
    expect(isReturnOf(['n'.repeat(40), ...secrets], jeton, A, LE)).toBe(true)
    expect(isReturnOf(['n'.repeat(40)], jeton, A, LE)).toBe(false)
    expect(isReturnOf(secrets, jeton, 'autre@exemple.test', LE)).toBe(false)
    expect(isReturnOf(secrets, { ...jeton, id: '43' }, A, LE)).toBe(false)
    expect(isReturnOf(secrets, jeton, A, jours(29))).toBe(true)
    expect(isReturnOf(secrets, jeton, A, jours(32))).toBe(false)
    // A later day is another token.
    const plusTard = { ...jeton, day: String(Number(jeton.day) + 30) }
    expect(isReturnOf(secrets, plusTard, A, jours(32))).toBe(false)
  })

  it('is none where returned mails are not read', () => {
    expect(returnAddressOf({ SECRET: SETTINGS.SECRET }, '42', A, LE)).toBeUndefined()
  })

  it.each([
    ['no token', BASE],
    ['another name', adresse.replace('retours+', 'autre+')],
    ['another domain', adresse.replace('registre.test', 'registre.test.pirate.test')],
    ['a short signature', adresse.replace(/[0-9a-f]@/, '@')],
    ['an injection', adresse.replace('42-', "42'-")],
    ['nothing', ''],
  ])('is not read with %s', (_nom, a) => {
    expect(readReturnAddress(BASE, a)).toBeNull()
  })
})

describe('a message that comes back', () => {
  it.each<[string, string, string | null]>([
    ['an unknown person', '5.1.1', '5.1.1'],
    ['a full box, for now', '4.2.2', null],
    ['delivered', '2.0.0', null],
    ['no status', 'permanent', null],
  ])('%s: its final status', async (_nom, statut, lu) => {
    expect(await readReturn(rapport({ a: adresse, statut }))).toEqual({
      addresses: [adresse],
      status: lu,
    })
  })

  it('a delivery that waits, or one of two that was made, is not final', async () => {
    expect((await readReturn(rapport({ a: adresse, action: 'delayed' }))).status).toBeNull()
    const plus = 'Final-Recipient: rfc822; b@b.test\r\nAction: relayed\r\nStatus: 2.0.0\r\n'
    expect((await readReturn(rapport({ a: adresse, plus }))).status).toBeNull()
  })

  it('an automatic answer, and a text that looks like a report, say nothing', async () => {
    const texte = (type: string, corps: string) =>
      Buffer.from(
        `To: ${adresse}\r\nAuto-Submitted: auto-replied\r\nContent-Type: ${type}\r\n\r\n${corps}`,
      )
    const absent = await readReturn(texte('text/plain', 'Je suis absent.\r\nStatus: 5.1.1\r\n'))
    expect(absent).toEqual({ addresses: [adresse], status: null })
    const seul = await readReturn(
      texte('message/delivery-status', 'Action: failed\r\nStatus: 5.1.1\r\n'),
    )
    expect(seul.status).toBeNull()
  })

  it('a token in its text, or in the mail that it returns, is nowhere it was delivered', async () => {
    const lu = await readReturn(
      rapport({ a: 'postmaster@registre.test', texte: adresse, rendu: `To: ${adresse}` }),
    )
    expect(lu).toEqual({ addresses: ['postmaster@registre.test'], status: '5.1.1' })
  })

  it.each<[string, Uint8Array]>([
    ['empty', new Uint8Array()],
    ['binary', Buffer.alloc(2000, 0xff)],
    ['headers without end', Buffer.from(`To: ${'a'.repeat(300_000)}`)],
    ['a long address', Buffer.from(`To: ${'a'.repeat(60_000)}\r\n\r\n`)],
    [
      'parts in parts',
      Buffer.from(
        Array.from(
          { length: 2000 },
          (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
        ).join(''),
      ),
    ],
  ])('%s: nothing, and no failure', async (_nom, message) => {
    expect((await readReturn(message)).status).toBeNull()
  })

  it('is read to its end, and its beginning alone is kept', async () => {
    const debut = rapport({ a: adresse })
    let lus = 0
    const enorme = Readable.from(
      (function* () {
        yield debut
        for (; lus < 200; lus += 1) yield Buffer.alloc(64 * 1024, 'a')
      })(),
    )
    const garde = await readBeginning(enorme)
    expect([garde.length, lus]).toEqual([RETURN_BYTES, 200])
    expect((await readReturn(garde)).status).toBe('5.1.1')
  })
})
