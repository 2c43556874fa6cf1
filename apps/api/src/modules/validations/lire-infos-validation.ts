import {
  actionsDemande,
  addDays,
  attendLePredecesseur,
  normaliser,
  RegisterError,
  verrouTenu,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { lireDeclaration } from '../dossiers/lire-declaration.ts'
import { candidatsDoublons } from '../doublons/rechercher-doublons.ts'
import { examinerDemande } from '../examens/examiner-demande.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { versDemande, versMandat } from '../coproprietes/fiche.mapper.ts'
import { echangesDe } from '../coproprietes/lire-historique.ts'
import { mandatsDe } from '../coproprietes/lire-mandats.ts'
import {
  type DemandeOuverteRow,
  lireAvantReponse,
  lireDemandeOuverte,
} from './infos-validation.repository.ts'
import { lecteurDe } from '../coproprietes/lecteur.ts'
import { composerFiche } from '../coproprietes/visualiser-copropriete.ts'

/** Close co-ownerships of what the request declares; none for a request that declares nothing. */
const doublonsDe = async (ctx: Ctx, demande: DemandeOuverteRow) => {
  if (
    demande.declaration_id === null ||
    (demande.type !== 'IMMATRICULATION' && demande.type !== 'DOUBLON_NOTAIRE')
  )
    return []
  const db = { sql: ctx.deps.db.query }
  const declaration = await lireDeclaration(db, demande.declaration_id)
  return candidatsDoublons(db, {
    coproprieteId: demande.copropriete_id,
    contenu: normaliser(declaration.contenu),
    acteur: acteurOf(ctx),
  })
}

/** Everything that a keeper reads before deciding on request `n`. Throws `introuvable`. */
export const lireInfosValidation = async (ctx: Ctx, n: number) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const demande = await lireDemandeOuverte(db, n)
  if (!demande) throw new RegisterError('introuvable')
  const copropriete = await chargerVisible(ctx, demande.copropriete_id)
  const [fiche, { tous: mandats }, echanges, doublons, { points }, avant] = await Promise.all([
    composerFiche(ctx, copropriete),
    mandatsDe(ctx, copropriete),
    echangesDe(ctx, copropriete.id),
    doublonsDe(ctx, demande),
    examinerDemande(db, n, today(clock)),
    lireAvantReponse(db, n),
  ])
  const lecteur = lecteurDe(acteur, copropriete)
  const mandat = mandats.find((m) => m.id === demande.mandat_id)
  const maintenant = clock.now().getTime()
  const verrou = {
    parUtilisateurId: demande.verrou_par_id,
    expireLe: demande.verrou_jusqu_a?.getTime() ?? null,
  }
  const attend = attendLePredecesseur(
    {
      electionLe: demande.election_le,
      reponseAvant: demande.reponse_avant,
      accordeeLe: demande.accordee_le?.getTime() ?? null,
      contesteeLe: demande.contestee_le?.getTime() ?? null,
    },
    today(clock),
  )
  const pris = verrouTenu(verrou.expireLe, maintenant)
  return {
    demande: versDemande(demande, echanges, lecteur, today(clock)),
    verrou: {
      pris,
      parMoi: pris && demande.verrou_par_id === acteur.utilisateurId,
      par: pris ? demande.verrou_par : '',
      le: pris ? (demande.verrou_le?.toISOString() ?? null) : null,
      jusqua: pris ? (demande.verrou_jusqu_a?.toISOString() ?? null) : null,
    },
    assigneeA: demande.assignee,
    assigneeAMoi: demande.assignee_a_id === acteur.utilisateurId,
    raisonAffectation: demande.raison_affectation,
    demandeur: {
      teledeclarantId: demande.teledeclarant_id,
      utilisateurId: demande.demandeur_id,
      raisonSociale: demande.raison_sociale,
      profil: demande.profil_demandeur,
      email: demande.email,
      telephone: demande.telephone,
    },
    fiche,
    mandat: mandat ? versMandat(mandat, lecteur) : null,
    dissolution: demande.type === 'DISSOLUTION' ? fiche.dissolution : null,
    doublons,
    points,
    avantReponse: avant?.instantane
      ? {
          le: avant.cree_le.toISOString(),
          contenu: avant.instantane.contenu && normaliser(avant.instantane.contenu),
          mandat: avant.instantane.mandat,
        }
      : null,
    actions: actionsDemande(
      acteur,
      {
        type: demande.type,
        etat: demande.etat,
        etatCopropriete: copropriete.etat,
        verrou,
        attendLePredecesseur: attend,
      },
      maintenant,
    ),
    validableLe: attend && demande.reponse_avant ? addDays(demande.reponse_avant, 1) : null,
  }
}
