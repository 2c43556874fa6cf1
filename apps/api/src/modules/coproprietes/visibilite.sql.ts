import type { Place } from '@registre/db'
import { type Acteur, isTeneur } from '@registre/domain'
import { VISIBLES_PAR } from '../dossiers/regard.sql.ts'

/** Who reads a list: its profile, and its establishment when it has one. */
export type LecteurDeListe = Pick<Acteur, 'profil' | 'teledeclarantId'>

/** What a session sees, as a condition on `c`; a keeper sees everything but drafts. */
export const visibles = (place: Place, { profil, teledeclarantId }: LecteurDeListe): string =>
  isTeneur(profil)
    ? `c.etat <> 'BROUILLON'`
    : teledeclarantId === null
      ? 'false'
      : VISIBLES_PAR(place(teledeclarantId))
