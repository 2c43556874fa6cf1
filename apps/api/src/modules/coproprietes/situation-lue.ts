import {
  contenuLu,
  faitsDeclares,
  type ImmatCopropriete,
  type IsoDate,
  type Obligation,
  situation,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import { lireSelonEtats } from '../dossiers/lire-declaration.ts'
import { lireFaits } from './situation.repository.ts'

/** Where a co-ownership stands on a day, by what is declared in force. */
export const lireSituation = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  declare: ImmatCopropriete | null,
  jour: IsoDate,
): Promise<Obligation[]> => {
  const row = await lireFaits(tx, id, jour)
  return row === undefined
    ? []
    : situation(
        {
          finMandat: row.date_fin_mandat,
          suite: row.suivi === true,
          majFaite: row.maj_faite === true,
          cloture: row.cloture,
          declares: declare && faitsDeclares(declare),
        },
        jour,
      )
}

/** The same, with the declaration read. */
export const situationTenue = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  jour: IsoDate,
): Promise<Obligation[]> => {
  const declaration = await lireSelonEtats(tx, id, ['COURANTE'])
  return lireSituation(tx, id, declaration && contenuLu(declaration, jour), jour)
}
