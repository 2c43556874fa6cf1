import type { contract, HandlerInput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  controlerTeledeclarant,
  evenementVersStatut,
  type FieldError,
  LABELS_STATUT_TELEDECLARANT,
  modifierDeclarant,
  normaliserApe,
  normaliserSiret,
  normaliserTelephone,
  RegisterError,
  typesPossibles,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { poseRepresentant } from '../inscription/representant.ts'
import { differences } from '../../platform/differences.ts'
import { lireTeledeclarant } from './lire-teledeclarant.ts'
import { typePourLaBase } from './recherche.criteres.ts'
import { versTeledeclarant } from './teledeclarant.mapper.ts'
import { siretPris, tenirTeledeclarant } from './teledeclarant.repository.ts'

type Saisie = HandlerInput<(typeof contract)['modifierTeledeclarant']>['body']
type Vu = ReturnType<typeof versTeledeclarant>

const exiger = (champs: readonly FieldError[]): void => {
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
}

/** The form in its stored spelling. Throws `regles-non-respectees` with the fields. */
const propre = (s: Saisie): Saisie => {
  exiger(controlerTeledeclarant(s))
  const { etablissement: e, representant: r } = s
  return {
    ...s,
    etablissement: {
      ...e,
      siret: normaliserSiret(e.siret),
      codeApe: normaliserApe(e.codeApe) ?? '',
      telephone: normaliserTelephone(e.telephone) ?? '',
    },
    representant: { ...r, telephone: normaliserTelephone(r.telephone) ?? '' },
  }
}

/**
 * Type and status move only where the tables let them. Throws `regles-non-respectees` on the type,
 * `transition-interdite` on the status.
 */
const exigerPossible = (avant: Vu, s: Saisie): void => {
  if (!typesPossibles(avant.type).includes(s.type))
    exiger([
      {
        champ: 'type',
        code: 'type',
        message: `Un télédéclarant « ${avant.libelleType} » ne peut pas changer pour ce type`,
      },
    ])
  if (
    s.parametres.statut !== avant.parametres.statut &&
    evenementVersStatut(avant.parametres.statut, s.parametres.statut) === null
  )
    throw new RegisterError('transition-interdite', {
      message: `Ce télédéclarant ne peut pas passer de « ${avant.parametres.libelleStatut} » à « ${LABELS_STATUT_TELEDECLARANT[s.parametres.statut]} ».`,
    })
}

const modifier = async (tx: Tx, ctx: Ctx, id: number, s: Saisie): Promise<void> => {
  const row = await tenirTeledeclarant(tx, id)
  if (!row) throw new RegisterError('introuvable')
  const avant = versTeledeclarant(row, acteurOf(ctx))
  if (!avant.allowedToEdit)
    throw new RegisterError('transition-interdite', {
      message: 'Ce télédéclarant est supprimé : sa fiche ne se modifie plus.',
    })
  const { version, ...saisi } = s
  const ecarts = differences(avant, saisi)
  if (version !== avant.version)
    throw new RegisterError('version-perimee', {
      infos: { version: avant.version, differences: ecarts },
    })
  exigerPossible(avant, s)
  const { statut, ...certificats } = s.parametres
  const { siret, ...etablissement } = s.etablissement
  if (siret !== '' && (await siretPris(tx, siret, id)))
    throw new RegisterError('deja-existant', {
      champs: [
        {
          champ: 'etablissement.siret',
          code: 'deja-existant',
          message: 'Ce SIRET est déjà celui d’un autre télédéclarant.',
        },
      ],
    })
  const compte = await tenirDeclarant(tx, id)
  const decide = modifierDeclarant(compte, {
    // The names of the fields, never their values: the journal holds no personal data.
    champs: ecarts.map(({ champ }) => champ),
    pose: {
      ...etablissement,
      ...certificats,
      siret: siret === '' ? null : siret,
      type: typePourLaBase(s.type),
      ...poseRepresentant(s.representant),
    },
    type: s.type === avant.type ? null : s.type,
    statut,
  })
  await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
}

/**
 * A keeper's save of a declarant's file. Throws `introuvable`, `regles-non-respectees`,
 * `deja-existant` (SIRET), `transition-interdite` (status, deleted), `version-perimee` with the
 * stored and the sent value of each field.
 */
export const modifierTeledeclarant = async (ctx: Ctx, id: number, saisie: Saisie) => {
  const s = propre(saisie)
  await ctx.deps.db.transaction((tx) => modifier(tx, ctx, id, s))
  return lireTeledeclarant(ctx, id)
}
