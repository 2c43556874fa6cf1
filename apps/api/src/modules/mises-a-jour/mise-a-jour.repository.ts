import {
  type CoproprieteVue,
  type ImmatCopropriete,
  normaliser,
  RegisterError,
} from '@registre/domain'
import { PREDECESSEURS, SYNDICS } from '../coproprietes/copropriete.sql.ts'
import { vueDe, type CoproprieteRow } from '../coproprietes/vue-copropriete.ts'
import type { Sql } from '../declarations/declaration.repository.ts'

type VueRow = Pick<
  CoproprieteRow,
  'etat' | 'auteur_teledeclarant_id' | 'teledeclarant_id' | 'syndics' | 'predecesseurs'
>

/** What the policies ask of a co-ownership; its row is held when `tenir`. Throws `introuvable`. */
export const vueCopropriete = async (
  db: Sql,
  id: number,
  tenir = false,
): Promise<CoproprieteVue> => {
  const [row] = await db.sql<VueRow>(
    `select c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs from copropriete c where c.id = $1
     ${tenir ? 'for update' : ''}`,
    [id],
  )
  if (!row) throw new RegisterError('introuvable')
  return vueDe(row)
}

/** The content of a declaration, current, past or in the history. Throws `introuvable`. */
export const contenuDe = async (db: Sql, id: number): Promise<ImmatCopropriete> => {
  const [row] = await db.sql<{ contenu: ImmatCopropriete }>(
    `select contenu from declaration where id = $1 union all select contenu from declaration_historique where id = $1`,
    [id],
  )
  if (!row) throw new RegisterError('introuvable')
  return normaliser(row.contenu)
}
