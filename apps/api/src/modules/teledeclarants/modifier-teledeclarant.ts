import { type contract, type HandlerInput, teledeclarantVu } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  type ActeDeCompte,
  acteDuDeclarant,
  controlerTeledeclarant,
  type DecisionFermeture,
  deciderFermeture,
  enFrance,
  evenementVersStatut,
  type FieldError,
  LABELS_STATUT_TELEDECLARANT,
  modifierDeclarant,
  normaliserApe,
  normaliserSiret,
  normaliserTelephone,
  type PoseDeclarant,
  RegisterError,
  suspendreDeclarant,
  typesPossibles,
  type Veille,
  refusDuChamp,
} from '@registre/domain'
import { acteurOf, type Ctx, sessionOf } from '../../platform/context.ts'
import { exigerInchange } from '../../platform/lecture-seule.ts'
import { ecrireDecision, tenirVeille } from '../sirene/veille.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { deciderReprise } from '../portefeuilles/reprises.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { poseRepresentant } from '../inscription/representant.ts'
import { demanderAnnuaire } from '../inscription/retenir-etablissement.ts'
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

/**
 * A keeper's decision on what the directory of companies says; gives what the journal tells. Throws
 * `transition-interdite`.
 */
const jugerFermeture = async (
  tx: Tx,
  ctx: Ctx,
  id: number,
  veille: Veille | null,
  decision: DecisionFermeture,
): Promise<ActeDeCompte[]> => {
  if (veille === null)
    throw new RegisterError('transition-interdite', {
      message: 'L’annuaire des entreprises n’a pas encore été lu pour cet établissement.',
    })
  const apres = deciderFermeture(veille, decision, ctx.deps.clock.now().getTime())
  await ecrireDecision(tx, id, apres, sessionOf(ctx).utilisateurId)
  const type = decision === 'CONFIRMER' ? 'confirmer-fermeture' : 'lever-fermeture'
  return [acteDuDeclarant(id, type, null, {}, { constat: veille.etat })]
}

/**
 * What the directory of companies says of another SIRET of a firm or an office: a keeper's word is
 * no more a fact than another's. Away, it is asked again. Throws `regles-non-respectees` for one that
 * it does not know, that is closed, or of another activity.
 */
const verifierSiret = async (ctx: Ctx, avant: Vu, s: Saisie): Promise<PoseDeclarant> => {
  const { siret, adresse, ...e } = s.etablissement
  const type = typePourLaBase(s.type)
  if ((type !== 'PRO' && type !== 'NOTAIRE') || siret === '' || siret === avant.etablissement.siret)
    return {}
  // Who has it already is told before anything is asked.
  if (await siretPris({ sql: ctx.deps.db.query }, siret, Number(avant.id))) return {}
  const saisi = { ...e, siret, complement: '', voie: adresse[0] ?? '' }
  const dit = await demanderAnnuaire(ctx, type, saisi)
  if (typeof dit === 'object')
    return { saisiALaMain: dit.saisiALaMain, sireneAttendueLe: dit.sireneAttendueLe }
  const maintenant = ctx.deps.clock.now().getTime()
  return { saisiALaMain: true, sireneAttendueLe: dit === 'absent' ? maintenant : null }
}

const modifier = async (
  tx: Tx,
  ctx: Ctx,
  id: number,
  { saisie: s, verifie }: { saisie: Saisie; verifie: PoseDeclarant },
): Promise<void> => {
  const row = await tenirTeledeclarant(tx, id)
  if (!row) throw new RegisterError('introuvable')
  const veille = await tenirVeille(tx, id)
  const avant = versTeledeclarant(row, acteurOf(ctx), veille, null)
  if (!avant.allowedToEdit)
    throw new RegisterError('transition-interdite', {
      message: 'Ce télédéclarant est supprimé : sa fiche ne se modifie plus.',
    })
  const { version, comptesActifs = avant.comptesActifs, fermeture, decisionReprise, ...saisi } = s
  const ecarts = differences(avant, saisi)
  if (version !== avant.version)
    throw new RegisterError('version-perimee', {
      infos: { version: avant.version, differences: ecarts },
    })
  exigerPossible(avant, s)
  const { statut, ...certificats } = s.parametres
  const { siret, ...etablissement } = s.etablissement
  if (siret !== '' && (await siretPris(tx, siret, id)))
    throw refusDuChamp(
      'etablissement.siret',
      'deja-existant',
      'Ce SIRET est déjà celui d’un autre télédéclarant.',
      'deja-existant',
    )
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
      ...verifie,
    },
    type: s.type === avant.type ? null : s.type,
    statut,
  })
  const suspension =
    comptesActifs === avant.comptesActifs ? [] : suspendreDeclarant(compte, !comptesActifs)
  const constats = fermeture ? await jugerFermeture(tx, ctx, id, veille, fermeture) : []
  const apart = [...suspension, ...constats]
  if (decisionReprise) await deciderReprise(tx, ctx, id, decisionReprise)
  if (ecarts.length === 0 && apart.length === 0 && decisionReprise) return
  const change =
    ecarts.length === 0 && apart.length > 0
      ? { actes: apart, envois: [] }
      : { ...decide, actes: [...decide.actes, ...apart] }
  await ecrire(tx, ctx, compte, change, { maintenant: ctx.deps.clock.now() })
}

/**
 * A keeper's save of a declarant's file. Throws `introuvable`, `requete-invalide` for what is only
 * read, `regles-non-respectees`,
 * `deja-existant` (SIRET), `transition-interdite` (status, deleted), `version-perimee` with the
 * stored and the sent value of each field.
 */
export const modifierTeledeclarant = async (
  ctx: Ctx,
  id: number,
  saisie: Saisie,
  envoye: unknown,
) => {
  const vu = await lireTeledeclarant(ctx, id)
  const domicilieEnFrance = enFrance(saisie.representant.adresse.pays)
  exigerInchange(teledeclarantVu, envoye, [vu, { ...vu, domicilieEnFrance }])
  // A firm that is only judged is not asked for what its file lacks.
  const { version: _v, fermeture, decisionReprise, comptesActifs: _c, ...fiche } = saisie
  const juge = fermeture !== undefined || decisionReprise !== undefined
  const s = juge && differences(vu, fiche).length === 0 ? saisie : propre(saisie)
  const verifie = await verifierSiret(ctx, vu, s)
  await ctx.deps.db.transaction((tx) => modifier(tx, ctx, id, { saisie: s, verifie }))
  return lireTeledeclarant(ctx, id)
}
