import { type EvenementCopropriete, type Machine } from '@registre/domain'
import { type Ecriture } from '@registre/testing/register'
import { type Geste, NOTAIRE, PRINCIPAL as K } from './gestes.ts'
import * as maj from './gestes-declarations.ts'
import * as dossier from './gestes-dossier.ts'
import * as file from './gestes-file.ts'
import * as fin from './gestes-fin.ts'
import * as mandats from './gestes-mandats.ts'

// What each event of a co-ownership is tried by, and what it must send.

/** The gestures that an event is, as the persons who may; the calendar's own come with the days. */
export const ESSAIS: Record<EvenementCopropriete, readonly Geste[] | 'calendrier'> = {
  'creer-brouillon': [],
  'enregistrer-etape': [dossier.enregistrerEtape(0), dossier.enregistrerEtape(NOTAIRE)],
  'supprimer-brouillon': [dossier.supprimerBrouillon(0), dossier.supprimerBrouillon(NOTAIRE)],
  soumettre: [dossier.soumettre(0)],
  'immatriculer-par-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  'soumettre-doublon-notaire': [dossier.soumettreParNotaire(NOTAIRE)],
  ouvrir: [file.ouvrir('immatriculation', K), file.ouvrir('rattachement', K)],
  quitter: [file.quitter('immatriculation', K), file.quitter('rattachement', K)],
  'expirer-verrou': 'calendrier',
  deverrouiller: [file.deverrouiller(K)],
  valider: [file.valider('immatriculation', K)],
  'confirmer-doublon': [file.confirmerDoublon(K)],
  refuser: [file.refuser('immatriculation', K)],
  'demander-precisions': [
    file.preciser('immatriculation', K),
    file.preciser('rattachement', K),
    file.preciser('dissolution', K),
  ],
  affecter: [
    file.affecter('immatriculation', K),
    file.affecter('rattachement', K),
    file.affecter('dissolution', K),
  ],
  'repondre-precisions': [
    mandats.repondre(0),
    mandats.repondre(1),
    fin.repondreDissolution(0),
    fin.repondreDissolution(K),
  ],
  'relancer-precisions': 'calendrier',
  'expirer-precisions': 'calendrier',
  corriger: [dossier.corriger(0)],
  abandonner: [dossier.abandonner(0)],
  'demander-rattachement': [
    mandats.rattacher(0, 0),
    mandats.rattacher(1, 0),
    mandats.rattacher(2, 0),
  ],
  'valider-rattachement': [file.valider('rattachement', K)],
  'refuser-rattachement': [file.refuser('rattachement', K)],
  'retirer-demande-rattachement': [
    mandats.retirerDemande(0),
    mandats.retirerDemande(1),
    mandats.retirerDemande(2),
  ],
  'debuter-mandat': 'calendrier',
  'expirer-mandat': 'calendrier',
  'remplacer-mandat': 'calendrier',
  'renouveler-mandat': [mandats.renouveler(0), mandats.renouveler(1)],
  'declarer-successeur': [mandats.declarerSuccesseur(0), mandats.declarerSuccesseur(1)],
  'mettre-a-jour': [maj.mettreAJour(0), maj.mettreAJour(1)],
  'modifier-immatriculation': [maj.modifierImmatriculation(K)],
  'retirer-rattachement': [
    mandats.retirerMandats(K),
    mandats.retirerUnMandat(K, 0),
    mandats.retirerUnMandat(K, 1),
    mandats.retirerUnMandat(K, 2),
  ],
  'declarer-dissolution': [
    fin.declarerDissolution(0, 0),
    fin.declarerDissolution(K, 20),
    fin.declarerDissolution(NOTAIRE, 0),
  ],
  'ouvrir-dissolution': [file.ouvrir('dissolution', K)],
  'quitter-dissolution': [file.quitter('dissolution', K)],
  'valider-dissolution': [file.valider('dissolution', K)],
  'refuser-dissolution': [file.refuser('dissolution', K)],
  'annuler-dissolution': [fin.annulerDissolution(0)],
  'constater-dissolution': 'calendrier',
  'annuler-immatriculation': [fin.annulerImmatriculation(K)],
  'supprimer-copropriete': [fin.supprimer(K)],
  restaurer: [fin.restaurer(K)],
  revenir: [fin.revenir(K)],
  // Two co-ownerships: administration.test.ts.
  fusionner: [],
}

/** What moves mandates and declarations, whatever the state shown. */
export const DES_MANDATS = [0, 1, 2].flatMap((rang) => [
  mandats.changerDate(K, 'debut', rang, 1),
  mandats.changerDate(K, 'fin', rang, -1),
])
export const DES_DECLARATIONS = [
  ...[0, 1].flatMap((qui) => [
    maj.mettreAJourAnnuelle(qui),
    maj.accepterDuPredecesseur(qui),
    maj.ecarterDuPredecesseur(qui),
  ]),
  maj.supprimerDeclarations(K),
  maj.retirerMajAnnuelle(K),
]

/** Rows that gestures never take. */
export const JAMAIS = [
  // What a keeper holds is given back first, by an event of its own.
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  'DISSOLUTION_EN_COURS_DE_VALIDATION supprimer-copropriete SUPPRIMEE',
  // The lives hold one request for attachment at a time: side-by-side.test.ts holds several.
  ...(
    [
      'declarer-successeur',
      'demander-rattachement',
      'refuser-rattachement',
      'expirer-precisions',
      'retirer-demande-rattachement',
    ] as const
  ).map(
    (e) =>
      `IMMATRICULEE_RATTACHEMENT_A_CONFIRMER ${e} IMMATRICULEE_RATTACHEMENT_A_CONFIRMER` as const,
  ),
  // Two co-ownerships at once.
  'IMMATRICULEE_A_RATTACHER fusionner IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE fusionner IMMATRICULEE_RATTACHEE',
  // A keeper opens before it refuses.
  'DISSOLUTION_A_VALIDER refuser-dissolution ETAT_PRECEDENT',
  // An expired mandate no longer stays beside another one; former data may hold some.
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEE',
  'FUTUR retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement FUTUR',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE retirer-rattachement IMMATRICULEE_RATTACHEMENT_EXPIRE',
]

/**
 * The same of mandates and declarations. A saved step changes the content, not the state: the
 * journal does not tell each.
 */
export const JAMAIS_SUIVIES = {
  // Without its proof: side-by-side.test.ts. A renewal that began while its successor waited, and was
  // archived since: fin-anticipee.test.ts, rattachement.test.ts.
  // A whole portfolio that another firm takes over: reprise.test.ts, and the lives of accounts.
  mandat: [
    ' ceder EN_COURS',
    ' demander PRECISIONS_DEMANDEES',
    ' reprendre EN_COURS',
    'ARCHIVE retirer RETIRE',
    'A_VENIR ceder A_VENIR',
    'EN_COURS ceder EN_COURS',
    'EXPIRE ceder EXPIRE',
  ],
  declaration: ['BROUILLON enregistrer-etape BROUILLON'],
} as const

/** Mails and certificates that each event sends, by the people who may. */
export const ENVOIS: Record<string, string[]> = {
  'enregistrer-etape': [],
  'supprimer-brouillon': [],
  soumettre: ['demande-envoyee', 'precisions-repondues'],
  'immatriculer-par-notaire': ['attestation', 'doublon-en-examen', 'immatriculation-notaire'],
  'soumettre-doublon-notaire': ['attestation', 'doublon-en-examen', 'immatriculation-notaire'],
  ouvrir: [],
  quitter: [],
  deverrouiller: [],
  valider: ['attestation', 'immatriculation-notaire', 'immatriculation-validee'],
  'confirmer-doublon': ['doublon-confirme'],
  refuser: ['demande-refusee', 'immatriculation-annulee'],
  'demander-precisions': ['precisions-demandees'],
  affecter: [],
  'repondre-precisions': ['precisions-repondues'],
  corriger: [],
  abandonner: [],
  'demander-rattachement': ['rattachement-annonce', 'rattachement-demande'],
  'valider-rattachement': ['rattachement-fin-mandat', 'rattachement-valide'],
  'refuser-rattachement': ['demande-refusee', 'rattachement-sans-suite'],
  'retirer-demande-rattachement': ['rattachement-retire', 'rattachement-sans-suite'],
  'renouveler-mandat': ['mandat-renouvele'],
  'declarer-successeur': ['successeur-invite'],
  'mettre-a-jour': ['mise-a-jour-a-accepter', 'mise-a-jour-enregistree'],
  'modifier-immatriculation': ['mise-a-jour-enregistree'],
  'retirer-rattachement': ['mandat-retire'],
  'declarer-dissolution': ['dissolution-declaree', 'dissolution-declaree-syndic'],
  'ouvrir-dissolution': [],
  'quitter-dissolution': [],
  'valider-dissolution': ['attestation-dissolution', 'dissolution-validee', 'rattachement-caduc'],
  'refuser-dissolution': ['demande-refusee'],
  'annuler-dissolution': ['dissolution-annulee'],
  'annuler-immatriculation': ['immatriculation-annulee'],
  'supprimer-copropriete': ['copropriete-supprimee'],
  restaurer: ['copropriete-restauree'],
  revenir: [],
  mandats: ['mandat-dates-modifiees'],
  declarations: [
    'declarations-supprimees',
    'mise-a-jour-a-accepter',
    'mise-a-jour-enregistree',
    'mise-a-jour-jugee',
  ],
}

/** Days that pass, one after the other, with the register's jobs after each. */
export const CALENDRIER = [
  { minutes: 16 },
  { days: 16 },
  { days: 9 },
  { days: 7 },
  { days: 30 },
  { days: 220 },
  { days: 25 },
  { days: 250 },
  { days: 250 },
]

export const lignesDe = (machine: Machine<string, string, string>): string[] => [
  ...new Set(
    machine.transitions.flatMap((t) => (t.from ?? ['']).map((de) => `${de} ${t.event} ${t.to}`)),
  ),
]

const envoi = (row: Record<string, unknown>): string =>
  String(row['type'] === 'courriel' ? (row['payload'] as { modele: string }).modele : row['type'])
export const courrielsDe = (ecrites: readonly Ecriture[]): string[] =>
  ecrites.flatMap((e) => (e.nom === 'outbox' && e.apres ? [envoi(e.apres)] : []))
