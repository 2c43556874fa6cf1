import { abreger, court, issue } from '../kernel/texte.exemple.ts'
import type { Dossier } from './dossier.ts'
import { accorderFinAnticipee } from './accorder-fin-anticipee.ts'
import { actionsCopropriete } from './actions-copropriete.ts'
import { actionsDemande } from './actions-demande.ts'
import { affecter, affecterSansTenir } from './affecter.ts'
import { annulerDissolution } from './annuler-dissolution.ts'
import { annulerImmatriculation } from './annuler-immatriculation.ts'
import { avancer } from './avancer.ts'
import { type Changement, type FaitsActeur, RIEN } from './changement.ts'
import { confirmerDoublon } from './confirmer-doublon.ts'
import { constaterDissolution } from './constater-dissolution.ts'
import { contesterRattachement } from './contester-rattachement.ts'
import { exigerSuccesseurPossible } from './declarer-successeur.ts'
import { demanderPrecisions } from './demander-precisions.ts'
import { demanderRattachement } from './demander-rattachement.ts'
import { dissoudre } from './dissoudre.ts'
import {
  AUTRE_SYNDIC,
  faitsSyndic,
  faitsTeneur,
  JOUR,
  MAINTENANT,
  SYNDIC,
  unDossier,
  unMandat,
} from './dossier.exemple.ts'
import { DOSSIERS } from './dossiers.exemple.ts'
import { GENS } from './ecrits.exemple.ts'
import { etatsSuspendus } from './etats-suspendus.ts'
import { absorber } from './fusionner.ts'
import { modifierDates } from './modifier-dates.ts'
import { prevenirEcheance } from './prevenir-echeance.ts'
import { refuser } from './refuser.ts'
import { renouveler } from './renouveler.ts'
import { repondrePrecisions } from './repondre-precisions.ts'
import { restaurerCopropriete } from './restaurer.ts'
import { retirerDemande } from './retirer-demande.ts'
import { retirerMandats, supprimerMandat } from './retirer-mandats.ts'
import { suivreSilence } from './suivre-precisions.ts'
import { supprimerCopropriete } from './supprimer-copropriete.ts'
import { decider } from './table.exemple.ts'
import { attendUnNumero, valider } from './valider.ts'
import { deverrouiller, expirerVerrou, ouvrir, quitter } from './verrou.ts'
import { vueDuDossier } from './vue.ts'

// Every verb on every kind of dossier, and all that it decides, in one line.

const mandat = (debut: string, fin: string) => ({
  dateDebutMandat: debut,
  dateFinMandat: fin,
  adminProvisoire: false,
  typeJustifMandat: 'CONTRAT_SYNDIC' as const,
})
const demandeur = (teledeclarantId: number) => ({
  teledeclarantId,
  siren: teledeclarantId === SYNDIC ? '111111111' : '222222222',
  ferme: false,
  nom: 'Cabinet Petit',
  email: 'petit@exemple.test',
  auteurId: 18,
  type: 'PRO' as const,
  portefeuille: 3,
  enAttente: 0,
  aujourdhui: 0,
})
const [TENEUR, S, AUTRE] = [faitsTeneur(), faitsSyndic(), faitsSyndic(AUTRE_SYNDIC)] as const
const plusTard = (jours: number): FaitsActeur => ({
  ...TENEUR,
  jour: new Date(Date.parse(JOUR) + jours * 86_400_000).toISOString().slice(0, 10),
  maintenant: MAINTENANT + jours * 86_400_000,
})
const rattacher =
  (de: number, finAnticipee: { electionLe: string } | null, debut: string) => (d: Dossier) =>
    demanderRattachement(
      d,
      {
        infoRattachement: mandat(debut, '2027-10-31'),
        confirmations: ['MAN-DOUZE-MOIS'],
        message: 'Bonjour',
        avecJustificatif: true,
        documentId: 'doc',
        finAnticipee,
        demandeur: demandeur(de),
      },
      faitsSyndic(de),
    )
const repondre = (faits: FaitsActeur) => (d: Dossier) =>
  repondrePrecisions(
    d,
    {
      demandeId: 1,
      message: 'Voici',
      infoRattachement: mandat('2026-12-01', '2027-11-30'),
      confirmations: ['MAN-DOUZE-MOIS'],
      nouveauFichier: true,
      sansJustificatif: false,
      documentId: 'doc',
    },
    faits,
  )
const declarerDissolution = (d: Dossier) =>
  dissoudre(
    d,
    {
      version: d.version,
      message: 'Voici',
      motif: 'REUNION_DES_LOTS',
      autre: '',
      faitGenerateur: 'ACTE_NOTARIE',
      dateFaitGenerateur: '2026-11-01',
      dateEffet: null,
      typeJustif: 'ACTE_NOTARIE',
      idDocument: 'doc',
      email: 'x@exemple.test',
    },
    S,
  )

const VERBES: Readonly<Record<string, (d: Dossier) => Changement>> = {
  ouvrir: (d) => ouvrir(d, 1, TENEUR),
  'ouvrir, un autre': (d) => ouvrir(d, 1, faitsTeneur({ utilisateurId: 60 })),
  quitter: (d) => quitter(d, 1, TENEUR),
  déverrouiller: (d) => deverrouiller(d, 1, faitsTeneur({ utilisateurId: 60 })),
  'verrou échu': (d) => expirerVerrou(d, 1, MAINTENANT + 3_600_000),
  valider: (d) =>
    valider(
      d,
      { demandeId: 1, version: 3, motif: 'Vu' },
      { ...TENEUR, numero: attendUnNumero(d, 1) ? 'AA0000077' : null },
    ),
  'valider, version passée': (d) =>
    valider(d, { demandeId: 1, version: 2 }, { ...TENEUR, numero: null }),
  refuser: (d) =>
    refuser(d, { demandeId: 1, raison: 'Illisible', typesMotifRefus: ['AUTRE'] }, TENEUR),
  affecter: (d) => affecter(d, { demandeId: 1, teneurId: 51, raison: 'Lyon' }, TENEUR),
  'affecter sans tenir': (d) =>
    affecterSansTenir(d, { demandeId: 1, teneurId: null, raison: '' }, TENEUR),
  préciser: (d) => demanderPrecisions(d, { demandeId: 1, message: 'Quoi ?' }, TENEUR),
  doublon: (d) =>
    confirmerDoublon(
      d,
      { demandeId: 1, existante: { id: 9, nom: 'Ormes', numero: 'AA0000009' } },
      TENEUR,
    ),
  répondre: repondre(AUTRE),
  'silence, 16 jours': (d) => suivreSilence(d, { demandeId: 1, demandeesLe: '2026-11-06' }, TENEUR),
  'silence, 31 jours': (d) => suivreSilence(d, { demandeId: 1, demandeesLe: '2026-10-22' }, TENEUR),
  'retirer la demande': (d) => retirerDemande(d, 1, AUTRE),
  contester: (d) =>
    contesterRattachement(
      d,
      { demandeId: 1, texte: 'Non', email: 'd@exemple.test', documentId: 'doc' },
      S,
    ),
  'accorder la fin anticipée': (d) => accorderFinAnticipee(d, 1, S),
  'rattacher, ensuite': rattacher(AUTRE_SYNDIC, null, '2027-01-01'),
  'rattacher, maintenant': rattacher(AUTRE_SYNDIC, null, '2026-11-20'),
  'rattacher, élu avant': rattacher(AUTRE_SYNDIC, { electionLe: '2026-11-10' }, '2026-11-20'),
  'renouveler, ensuite': (d) =>
    renouveler(
      d,
      {
        mandat: mandat('2027-01-01', '2027-12-31'),
        confirmations: [],
        avecJustificatif: true,
        documentId: 'doc',
      },
      S,
    ),
  'renouveler, maintenant': (d) =>
    renouveler(
      d,
      {
        mandat: mandat('2026-11-01', '2027-10-31'),
        confirmations: ['MAN-DOUZE-MOIS'],
        avecJustificatif: false,
        documentId: null,
      },
      S,
    ),
  dissoudre: declarerDissolution,
  'annuler la dissolution': (d) => annulerDissolution(d, 'Erreur', S),
  'constater la dissolution': (d) => constaterDissolution(d, plusTard(60)),
  'avancer, 45 jours': (d) => avancer(d, plusTard(45).jour),
  'avancer, 400 jours': (d) => avancer(d, plusTard(400).jour),
  'prévenir l’échéance': (d) =>
    prevenirEcheance(d, { mandatId: 1, fin: '2026-12-31', jours: 30, aFaire: 'x' }, JOUR),
  'annuler l’immatriculation': (d) =>
    annulerImmatriculation(
      d,
      {
        motif: 'Erreur',
        version: d.version,
        numeroRemplacement: '',
        remplacante: null,
      },
      TENEUR,
    ),
  'supprimer la copropriété': (d) =>
    supprimerCopropriete(d, { version: d.version, motif: 'Erreur' }, TENEUR),
  rétablir: (d) =>
    restaurerCopropriete(
      d,
      { version: d.version, motif: 'Erreur', masqueeDepuis: '2026-11-12' },
      TENEUR,
    ),
  'retirer les mandats': (d) => retirerMandats(d, { raison: 'Erreur' }, TENEUR),
  'retirer les siens': (d) =>
    retirerMandats(d, { raison: 'Erreur', idTeledeclarant: AUTRE_SYNDIC }, TENEUR),
  'retirer un mandat': (d) => supprimerMandat(d, { mandatId: 1, raison: 'Erreur' }, TENEUR),
  'écourter le mandat': (d) =>
    modifierDates(d, { mandatId: 1, date: '2026-11-20', bout: 'fin', motif: 'Vu' }, TENEUR),
  'reculer son début': (d) =>
    modifierDates(d, { mandatId: 1, date: '2025-12-01', bout: 'debut' }, TENEUR),
  'déclarer un successeur': (d) => (exigerSuccesseurPossible(d, S), RIEN),
  absorber: (d) =>
    absorber(
      d,
      unDossier({ id: 43, numero: 'AA0000043', mandats: [unMandat({ id: 9 })] }),
      'Même immeuble',
      TENEUR,
    ),
}

/** What is read of a dossier: who sees it, what stands under its state, what may be done of it. */
const lire = (d: Dossier): string =>
  abreger(
    court([
      vueDuDossier(d, JOUR),
      etatsSuspendus(d),
      Object.values(GENS).map(({ acteur }) => [
        actionsCopropriete(acteur, vueDuDossier(d, JOUR)),
        ...d.demandes.flatMap(({ type, etat, verrouParId, verrouJusquA, electionLe }) =>
          [MAINTENANT, MAINTENANT + 3_600_000].map((maintenant) =>
            actionsDemande(
              acteur,
              {
                type,
                etat,
                etatCopropriete: d.etat,
                verrou: { parUtilisateurId: verrouParId, expireLe: verrouJusquA },
                attendLePredecesseur: electionLe !== null,
              },
              maintenant,
            ),
          ),
        ),
      ]),
    ]),
  )
/** What is read of one of these dossiers, then what each verb decides of it. */
export const decisions = (nom: string): Readonly<Record<string, string>> => {
  const d = DOSSIERS[nom]
  if (!d) throw new Error(nom)
  return {
    lire: lire(d),
    ...Object.fromEntries(
      Object.entries(VERBES).map(([verbe, faire]) => [verbe, issue(() => decider(d, faire(d)))]),
    ),
  }
}
