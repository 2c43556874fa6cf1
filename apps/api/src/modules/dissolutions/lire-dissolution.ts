import {
  can,
  LABELS_ETAT_COPROPRIETE,
  machineCopropriete,
  peutDissoudre,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { type CoproprieteRow, vueDe } from '../coproprietes/vue-copropriete.ts'
import { dissolutionLisible, peutLaPreciser } from '../coproprietes/dissolution-lisible.ts'
import { lireADissoudre, precisionsAttendues } from './dissolution.repository.ts'
import { sortDe } from '../coproprietes/sort.ts'

/** Why the dissolution cannot be declared now, in a sentence; '' when it can. */
const empechementDe = (ctx: Ctx, row: CoproprieteRow): string => {
  const sort = sortDe(row)
  if (sort !== '') return `${sort}.`
  if (row.etat.startsWith('DISSOLUTION_'))
    return 'Une dissolution a déjà été déclarée pour cette copropriété.'
  if (row.etat === 'FUTUR')
    return 'Le mandat de représentation n’a pas commencé : la dissolution pourra être déclarée à partir de son début.'
  if (!can(machineCopropriete, row.etat, 'declarer-dissolution'))
    return 'Cette copropriété n’est pas immatriculée : elle ne peut pas être dissoute.'
  return peutDissoudre(acteurOf(ctx), vueDe(row))
    ? ''
    : 'Seul son représentant légal, un notaire ou le teneur du registre peut déclarer sa dissolution.'
}

/**
 * The co-ownership to dissolve and what stands in the way. Throws `introuvable` when the session
 * may not see it.
 */
export const lireInfosDissolution = async (ctx: Ctx, id: number) => {
  const row = await chargerVisible(ctx, id)
  const c = await lireADissoudre(ctx.deps.db, id)
  if (!c) throw new RegisterError('introuvable')
  const aPreciser = (await peutLaPreciser(ctx, id))
    ? await precisionsAttendues(ctx.deps.db, id)
    : ''
  const empechement = aPreciser === '' ? empechementDe(ctx, row) : ''
  return {
    id,
    version: c.version,
    numeroImmatriculation: c.numero,
    nom: c.nom,
    adressePrincipale: c.adresse,
    etat: row.etat,
    libelleEtat: LABELS_ETAT_COPROPRIETE[row.etat],
    representant: row.teledeclarant,
    dateReglement: c.date_reglement,
    possible: empechement === '',
    empechement,
    aPreciser,
  }
}

/** Throws `introuvable` when none was declared, or when it is not the session's to read. */
export const lireDissolution = async (ctx: Ctx, id: number) => {
  const dissolution = await dissolutionLisible(ctx, await chargerVisible(ctx, id))
  if (!dissolution) throw new RegisterError('introuvable')
  return dissolution
}
