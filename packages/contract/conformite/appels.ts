import type { Attente } from './attentes.ts'
import type { Monde, Qui } from './monde.ts'
import type { Envoi, Reponse } from './registre.ts'

export interface Appel {
  methode: string
  /** As the second document writes it. */
  chemin: string
  /** Who may; null: anybody. */
  qui: Qui | null
  /** Who is signed in and may not; none where every account may. */
  sansDroit?: Qui
  /** Open to a visitor too, though the documents name institutions. */
  ouvert?: boolean
  /** What stands for each `{…}`, in their order. */
  lieux?: (m: Monde) => (string | number)[]
  envoi?: (m: Monde) => Envoi
  attendu: Attente
  /** Keeps of the answer what later calls need. */
  retenir?: (m: Monde, r: Reponse) => void
}

/** Anybody's call. */
export const libre = (
  methode: string,
  chemin: string,
  attendu: Attente,
  suite: Partial<Appel> = {},
): Appel => ({ methode, chemin, qui: null, attendu, ...suite })

/** A call of somebody who signed in. */
export const de =
  (qui: Qui, sansDroit?: Qui) =>
  (methode: string, chemin: string, attendu: Attente, suite: Partial<Appel> = {}): Appel => ({
    methode,
    chemin,
    qui,
    attendu,
    ...(sansDroit === undefined ? {} : { sansDroit }),
    ...suite,
  })
