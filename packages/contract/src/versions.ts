import type { VersionApi } from './version.ts'
import { VERSIONS_CLOSES } from './versions-closes.ts'

export * from './version.ts'

/**
 * The changelog of the interface, the newest first: the guide's screen and
 * docs/reference/versions-api.md show it.
 */
export const VERSIONS_API: readonly VersionApi[] = [
  {
    version: '1.9.0',
    date: '2026-11-28',
    changements: [
      {
        genre: 'ajout',
        texte:
          'Reprise de tout le portefeuille d’un cabinet (fusion, rachat) : une demande par « cedant », une décision d’un teneur par « decisionReprise », puis chaque copropriété change de syndic ; le dépôt groupé la suit.',
        operations: [
          'rattacherPlusieurs',
          'lirePortefeuille',
          'listerPortefeuilles',
          'annulerPortefeuille',
          'lireTeledeclarant',
          'modifierTeledeclarant',
          'rechercherTeledeclarants',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Ajouter une clé d’accès au-delà de dix est refusé (`trop-d-elements`), même préparée plus tôt.',
        operations: ['ajouterCle'],
      },
      {
        genre: 'changement',
        texte:
          'Le calendrier à suivre dit, par un événement, le jour à partir duquel il est incomplet : 5 000 fins de mandat et 5 000 autres échéances au plus. Le mois compte toutes les échéances.',
        operations: ['lireCalendrierEcheances', 'lireMoisEcheances'],
      },
      {
        genre: 'changement',
        texte:
          'Suivre une fiche : un rythme donné sans numéro est refusé, il restait ignoré en silence.',
        operations: ['sAbonnerNewsletter'],
      },
      {
        genre: 'changement',
        texte:
          'L’étape où reprendre un brouillon (« etape ») est dite comme l’une des sept étapes, et non plus comme un texte libre.',
        operations: ['lireBrouillon', 'lireDeclaration', 'listerBrouillons'],
      },
      {
        genre: 'ajout',
        texte:
          'Une recherche qui ne trouve rien dit le code postal inconnu, ou qui n’est pas celui de la commune écrite (« contredit »).',
        operations: ['chercherCoproprietes'],
      },
      {
        genre: 'ajout',
        texte:
          'À jour ou non, selon le registre, au jour de la réponse : dans les résultats de recherche, le repérage par lots de 100 et la vérification d’une attestation, comme sur la fiche.',
        operations: [
          'rechercherAnnuaire',
          'chercherCoproprietes',
          'repondreAdresse',
          'repererCoproprietes',
          'verifierAttestation',
        ],
      },
      {
        genre: 'ajout',
        texte:
          'La recherche publique tient pour une clef le SIREN d’un syndic (`clef.genre` : `siren`) et une parcelle dite par sa section, son numéro et sa commune.',
        operations: ['chercherCoproprietes'],
      },
      {
        genre: 'ajout',
        texte:
          'Situation d’une copropriété : syndic, mise à jour annuelle, plan de travaux, mandat ad hoc, DPE collectif, bâtiments, avec leur source ; le calendrier, les compteurs et la liste « À faire » les disent.',
        operations: [
          'visualiserCopropriete',
          'rechercherGerees',
          'compterGerees',
          'listerAFaire',
          'lireMoisEcheances',
        ],
      },
      {
        genre: 'ajout',
        texte:
          'FranceConnect (syndics bénévoles) et ProConnect (syndics professionnels), là où le registre les ouvre : `identites` des adresses, `identite` des facteurs, `fournisseur` du compte ; une identité liée se retire comme une clé d’accès.',
        operations: ['lireAdressesClavis', 'lireFacteurs', 'retirerCle', 'lireCompte'],
      },
      {
        genre: 'rupture',
        texte:
          'Les connexions par un service d’authentification sont deux opérations au paramètre `fournisseur`, au lieu de quatre (« ouvrirClavis », « conclureClavis », « ouvrirConnexionNotaire », « conclureConnexionNotaire ») : leurs adresses ne changent pas.',
        operations: ['ouvrirFournisseur', 'conclureFournisseur'],
      },
      {
        genre: 'ajout',
        texte:
          'État du service : part des décisions rendues dans les délais, délai médian, disponibilité des trente derniers jours (`qualite`).',
        operations: ['lireEtat'],
      },
      {
        genre: 'ajout',
        texte:
          'Configuration : adresse où donner son avis (`satisfaction`) et audit d’accessibilité signé par l’exploitant (`auditAccessibilite`).',
        operations: ['lireConfiguration'],
      },
      {
        genre: 'ajout',
        texte:
          'Annuaire des entreprises : ce qu’il dit de chaque professionnel (« veille »), la recherche de ceux qu’il signale, la fermeture qu’un teneur confirme ou lève (« fermeture »).',
        operations: ['rechercherTeledeclarants', 'lireTeledeclarant', 'modifierTeledeclarant'],
      },
      {
        genre: 'ajout',
        texte:
          'Mon compte dit quand un courriel est revenu (« courrielRevenuLe ») et permet de vérifier son adresse (« confirmerAdresse »).',
        operations: ['lireCompte', 'enregistrerCompte'],
      },
      {
        genre: 'changement',
        texte:
          'Un établissement dont la fermeture est confirmée ne demande plus de rattachement et ne dépose plus d’immatriculation (transition-interdite) ; il déclare encore les comptes des années passées.',
        operations: [
          'rattacher',
          'rattacherSansJustificatif',
          'rattacherPlusieurs',
          'changerEtatBrouillon',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Changer d’établissement : `siret` s’écrit. Un autre SIRET de la même entreprise y transfère le compte, ses mandats, ses jetons et ses avis ; `allowedToMove` dit qui le peut.',
        operations: ['enregistrerEtablissement', 'lireEtablissement'],
      },
      {
        genre: 'changement',
        texte:
          'Rejoindre un cabinet qui a son compte : demandé par `rejoindre`, confirmé par la clé du courriel (`quoi` : ARRIVEE), répondu par ses administrateurs (`quoi` : CABINET) ; sans réponse, le code posté au siège (`idArrivee`, puis `code`) ouvre le compte.',
        operations: [
          'creerTeledeclarant',
          'confirmerAdresse',
          'listerCertificats',
          'repondreArrivee',
          'listerCourriers',
          'renouvelerCode',
        ],
      },
    ],
  },
  ...VERSIONS_CLOSES,
]
