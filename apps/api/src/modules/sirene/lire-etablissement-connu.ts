import { LABELS_TYPE_TELEDECLARANT, normaliserSiret, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { typeDeclarant } from '../reference/type-declarant.ts'
import {
  type EtablissementConnuRow,
  etablissementParEmail,
  etablissementParSiret,
} from './sirene.repository.ts'

/** A volunteer is a person: its name and address stay out. */
const versConnu = (row: EtablissementConnuRow | undefined) => {
  if (!row)
    throw new RegisterError('introuvable', {
      message: 'Aucun télédéclarant du registre ne correspond.',
    })
  const type = typeDeclarant(row.type)
  const publie = type !== 'NON_PRO'
  return {
    id: row.id,
    type,
    libelleType: LABELS_TYPE_TELEDECLARANT[type],
    statut: row.statut,
    siret: row.siret ?? '',
    raisonSociale: publie ? row.raison_sociale : '',
    codePostal: publie ? row.code_postal : '',
    commune: publie ? row.commune : '',
  }
}

/** The declarant of a SIRET. Throws `introuvable`. */
export const lireEtablissementParSiret = async ({ deps: { db } }: Ctx, siret: string) =>
  versConnu(await etablissementParSiret(db, normaliserSiret(siret)))

/** The declarant whose legal representative has this address. Throws `introuvable`. */
export const lireEtablissementParEmail = async ({ deps: { db } }: Ctx, email: string) =>
  versConnu(await etablissementParEmail(db, email))
