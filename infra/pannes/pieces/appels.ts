import { randomUUID } from 'node:crypto'
import { simple } from '@registre/testing/pdf'
import { connecter, creationDeCompte } from '../charge.ts'
import { foisRecu } from '../courriels.ts'
import type { Lieu } from './lieu.ts'

/** What somebody saw of a call: its status and, when it was refused, the sentence. */
export interface Vu {
  statut: number
  phrase: string
  corps: unknown
}

const lire = async (reponse: Response): Promise<Vu> => {
  const texte = await reponse.text()
  const corps: unknown = reponse.headers.get('content-type')?.includes('json')
    ? JSON.parse(texte)
    : texte.slice(0, 5)
  const dite = typeof corps === 'object' && corps !== null ? Reflect.get(corps, 'message') : ''
  return { statut: reponse.status, phrase: typeof dite === 'string' ? dite : '', corps }
}

/** What a status and its sentence look like in a table. */
export const dire = ({ statut, phrase }: Vu): string =>
  phrase === '' ? String(statut) : `${statut} « ${phrase} »`

/** A syndic of the demonstration, signed in, and what it does in this drill. */
export const syndic = async (lieu: Lieu) => {
  const cookie = await connecter(lieu.url)
  const appeler = async (chemin: string, init: RequestInit = {}): Promise<Vu> =>
    lire(
      await fetch(`${lieu.url}${chemin}`, {
        ...init,
        headers: { 'x-register-client': '1', cookie, ...init.headers },
        signal: AbortSignal.timeout(60_000),
      }),
    )
  return {
    appeler,
    /** Makes an account, which a mail follows; gives its address too. */
    creerCompte: async (): Promise<Vu & { email: string }> => {
      const email = `${randomUUID()}@pannes.test`
      return { ...(await appeler('/api/utilisateurs', creationDeCompte(email))), email }
    },
    /** Files a proof; gives its number too, when it was taken. */
    deposer: async (): Promise<Vu & { id: string }> => {
      const forme = new FormData()
      forme.set(
        'file',
        new File([new Uint8Array(simple())], 'mandat.pdf', { type: 'application/pdf' }),
      )
      forme.set('type', 'JUSTIFICATIF_MANDAT')
      const vu = await appeler('/api/documents', { method: 'POST', body: forme })
      return { ...vu, id: vu.statut === 200 ? String(Reflect.get(Object(vu.corps), 'id')) : '' }
    },
    relire: (id: string) => appeler(`/api/documents/${id}`),
    chercherAdresse: () => appeler('/api/public/geocodage/completion?text=1+rue+de+rivoli'),
    chercherAnnuaire: () =>
      appeler('/api/public/annuaire/rechercherAnnuaire', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          adresseNonSelectionnee: 'AA0-000-001',
          paginationOptions: { pageNumber: 1, pageSize: 10 },
        }),
      }),
  }
}
export type Syndic = Awaited<ReturnType<typeof syndic>>

/** How many times the mails that follow these accounts were accepted, in all and at most for one. */
export const recus = async (
  lieu: Lieu,
  emails: readonly string[],
): Promise<{ envois: number; arrives: number; plusDUneFois: number }> => {
  const envois = await lieu.db.query<{ id: string }>(
    `select id::text as id from outbox where payload ->> 'a' = any($1)`,
    [emails],
  )
  const fois = envois.map(({ id }) => foisRecu(lieu.courriels, id))
  return {
    envois: envois.length,
    arrives: fois.filter((n) => n > 0).length,
    plusDUneFois: fois.filter((n) => n > 1).length,
  }
}
