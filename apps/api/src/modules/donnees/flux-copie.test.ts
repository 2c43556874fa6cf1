import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import * as fc from 'fast-check'
import type { Connection } from 'pg'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../testing/register.ts'
import { FluxCopie } from './flux-copie.ts'

const message = (code: string, contenu: Buffer): Buffer => {
  const entete = Buffer.alloc(5)
  entete.write(code, 'latin1')
  entete.writeUInt32BE(contenu.length + 4, 1)
  return Buffer.concat([entete, contenu])
}
const SUITE = [message('C', Buffer.from('COPY 3\0')), message('Z', Buffer.from('I'))]

/** A connection whose socket says these bytes, cut anywhere; and what pg is given to read. */
const jouer = async (
  octets: Buffer,
  coupes: readonly number[],
  lire: (flux: FluxCopie) => Promise<unknown>,
) => {
  const lectures = { arrets: 0, reprises: 0 }
  const _handle = {
    readStop: () => void (lectures.arrets += 1),
    readStart: () => void (lectures.reprises += 1),
  }
  const socket = Object.assign(new PassThrough(), { _handle })
  const rendus: Buffer[] = []
  socket.on('data', (b: Buffer) => void rendus.push(Buffer.from(b)))
  const flux = new FluxCopie('copy')
  flux.submit({ stream: socket, query: () => {} } as unknown as Connection)
  const lu = lire(flux)
  let place = 0
  for (const n of [...coupes, octets.length]) {
    socket.write(Buffer.from(octets.subarray(place, place + n)))
    await new Promise(setImmediate)
    place = Math.min(octets.length, place + n)
  }
  return { lu: await lu, rendus: Buffer.concat(rendus), lectures }
}

describe('what a COPY sends', () => {
  it('is its rows, however the connection cuts them; what comes after is for pg', async () => {
    const ligne = fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constant(new Uint8Array(0)),
      fc.uint8Array({ minLength: 500, maxLength: 900 }),
    )
    let arrets = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(ligne, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
        async (lignes, coupes) => {
          const dit = Buffer.concat([
            message('H', Buffer.from([0, 0, 1, 0, 0])),
            ...lignes.flatMap((l, i) => [
              ...(i % 5 === 2 ? [message('N', Buffer.from('SNOTICE\0\0'))] : []),
              message('d', Buffer.from(l)),
            ]),
            message('c', Buffer.alloc(0)),
            ...SUITE,
          ])
          const { lu, rendus, lectures } = await jouer(dit, coupes, buffer)
          expect((lu as Buffer).equals(Buffer.concat(lignes))).toBe(true)
          expect(rendus.equals(Buffer.concat(SUITE))).toBe(true)
          // pg is never given a socket at rest.
          expect(lectures.reprises).toBe(lectures.arrets)
          arrets += lectures.arrets
        },
      ),
      { numRuns: 60 },
    )
    expect(arrets).toBeGreaterThan(0)
  })

  it('an error belongs to pg, whole', async () => {
    const erreur = message('E', Buffer.from('SERROR\0C57014\0\0'))
    const dit = Buffer.concat([
      message('H', Buffer.from([0, 0, 0])),
      message('d', Buffer.from('une ligne\n')),
      erreur,
      SUITE[1] ?? Buffer.alloc(0),
    ])
    for (const coupes of [[], [3], [25, 1, 1, 1, 1]]) {
      const { rendus } = await jouer(dit, coupes, async (flux) => {
        flux.resume()
      })
      expect(rendus.equals(Buffer.concat([erreur, SUITE[1] ?? Buffer.alloc(0)]))).toBe(true)
    }
  })
})

describe('a copy of the database', () => {
  const registre = useRegistre()
  it('is what the same query answers, rows longer than a packet included, and leaves a connection that answers', async () => {
    const select = `select repeat(chr(97 + g % 26), (g * g * 37) % 300000) as t from generate_series(0, 60) g`
    const texte = await registre().db.transaction(async (tx) => {
      const copie = await buffer(tx.client.query(new FluxCopie(`copy (${select}) to stdout`)))
      expect(await tx.sql('select 1 as un')).toEqual([{ un: 1 }])
      return copie.toString()
    })
    const rows = await registre().db.query<{ t: string }>(select)
    expect(texte === rows.map((r) => `${r.t}\n`).join('')).toBe(true)
  })
})
