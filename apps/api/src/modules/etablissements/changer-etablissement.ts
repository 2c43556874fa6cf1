import type { Tx } from '@registre/db'
import {
  type ChangementDeCompte,
  changerEtablissement as decision,
  type Compte,
  controlerChangementEtablissement,
  declarantDe,
  estMuet,
  estSansService,
  isNotaire,
  messageFusion,
  normaliserSiret,
  peutChangerEtablissement,
  RegisterError,
  refusDuChamp,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { detacherEtude } from '../certificats/detacher-etude.ts'
import { finirAcces } from '../comptes/finir-acces.ts'
import { prendreSiretLibre } from '../inscription/exiger-siret-libre.ts'
import { confirmer, type EtablissementRetenu } from '../inscription/retenir-etablissement.ts'
import type { lireEtablissement } from './lire-etablissement.ts'

export type EtablissementSuivant = EtablissementRetenu & { siret: string }

const refuser = (code: string, message: string): RegisterError =>
  refusDuChamp('siret', code, message)

/** The directory's words on a SIRET of a creation, on the one field that a move has. */
const surLeSiret = (erreur: unknown): unknown => {
  const [premier] = erreur instanceof RegisterError ? (erreur.details.champs ?? []) : []
  return premier ? refuser(premier.code, premier.message) : erreur
}

const RIEN_NE_CHANGE =
  'L’annuaire des entreprises ne répond pas : rien n’est changé. Réessayez dans quelques minutes.'
const SANS_ANNUAIRE =
  'Ce registre n’interroge pas l’annuaire des entreprises : écrivez au teneur, qui vérifiera votre nouvel établissement.'

/**
 * The establishment that a firm moves to, as the directory tells it; null where the SIRET stays.
 * Throws `acces-non-autorise`, `regles-non-respectees` on the SIRET, `preuve-a-renouveler`,
 * `sirene-indisponible` and `service-non-regle`: nothing is changed then.
 */
export const etablissementSuivant = async (
  ctx: Ctx,
  { id, type, siret, raisonSociale, codeApe }: Awaited<ReturnType<typeof lireEtablissement>>,
  saisi: string | undefined,
): Promise<EtablissementSuivant | null> => {
  const vers = saisi === undefined ? '' : normaliserSiret(saisi)
  if (vers === '' || vers === siret) return null
  if (!peutChangerEtablissement(acteurOf(ctx), id)) throw new RegisterError('acces-non-autorise')
  const champs = controlerChangementEtablissement({ type, siret }, vers)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  exigerPreuveFraiche(ctx)
  const genre = type === 'NOTAIRE' ? 'NOTAIRE' : 'PRO'
  const adresse = { complement: '', voie: '', codePostal: '', commune: '', telephone: '' }
  const retenu = await ctx.deps.sirene
    .trouver(vers)
    .then((trouve) =>
      confirmer(genre, trouve, { siret: vers, raisonSociale, codeApe, ...adresse }, 0),
    )
    .catch((erreur: unknown) => {
      if (estSansService(erreur))
        throw new RegisterError('service-non-regle', { message: SANS_ANNUAIRE })
      if (estMuet(erreur))
        throw new RegisterError('sirene-indisponible', { message: RIEN_NE_CHANGE })
      throw surLeSiret(erreur)
    })
  if (retenu.saisiALaMain)
    throw refuser(
      'masque',
      'L’annuaire des entreprises ne montre pas les coordonnées de cet établissement : écrivez au teneur du registre, qui les vérifiera.',
    )
  return { ...retenu, siret: vers }
}

/**
 * What moves a firm that is held to that establishment. Throws `siret-deja-utilise` for one that has
 * an account of its own.
 */
export const changerEtablissement = async (
  tx: Tx,
  ctx: Ctx,
  compte: Compte,
  { sireneAttendueLe: _attente, ...pose }: EtablissementSuivant,
): Promise<ChangementDeCompte> => {
  if ((await prendreSiretLibre(tx, ctx, pose.siret)) !== null)
    throw new RegisterError('siret-deja-utilise', { message: messageFusion(pose.siret) })
  const { id } = declarantDe(compte)
  const maintenant = ctx.deps.clock.now()
  const notaires = compte.utilisateurs.filter(({ profil }) => isNotaire(profil))
  if (notaires.length > 0) {
    await detacherEtude(tx, ctx, id, maintenant)
    // Each one presents a certificate again to come back, but who moves the office.
    await finirAcces(
      tx,
      'detacher-certificat',
      notaires.map((u) => u.id),
      { maintenant, sauf: ctx.session },
    )
  }
  return decision(compte, {
    pose: { ...pose, sireneAttendueLe: null },
    quand: instantEnLettres(maintenant),
  })
}
