import { afficherNumero, deNom } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

const nommee = (d: { nomCopropriete: string; numero: string }): string =>
  d.nomCopropriete === ''
    ? afficherNumero(d.numero)
    : `${d.nomCopropriete} (${afficherNumero(d.numero)})`

/** Messages to the keepers, newsletters, and sheets that somebody follows. */
export const GABARITS_CONTACT = {
  'reclamation-accusee': (d, liens) => ({
    objet: `Votre message est bien reçu : ${d.reference}`,
    titre: 'Votre message est bien reçu',
    statut: {
      libelle: `Message ${d.reference}, à traiter par le teneur du registre`,
      ton: 'information',
    },
    paragraphes: [
      `Le teneur du registre a reçu votre message. Gardez la référence ${d.reference} : elle permet de le retrouver.`,
      'La réponse vous sera envoyée à cette adresse. Si vous n’avez pas envoyé ce message, vous pouvez ignorer ce courriel.',
    ],
    bouton: { libelle: 'Consulter l’aide', url: liens.aide },
  }),
  'reclamation-recue': (d, liens) => ({
    objet: `Message reçu ${d.reference} : ${d.demande}`,
    titre: 'Un message vous attend',
    statut: { libelle: 'À traiter', ton: 'attention' },
    paragraphes: [
      `${d.demandeur} a écrit au registre : « ${d.demande} »${d.numero === '' ? '' : `, à propos de la copropriété ${afficherNumero(d.numero)}`}.`,
    ],
    bouton: { libelle: 'Lire le message et répondre', url: liens.reclamation(d.id) },
  }),
  'reclamation-repondue': (d, liens) => ({
    objet: `Réponse à votre message ${d.reference}`,
    titre: 'Le teneur du registre vous répond',
    statut: { libelle: `Message ${d.reference} : « ${d.demande} »`, ton: 'succes' },
    paragraphes: [
      d.reponse,
      `Pour poursuivre l’échange, écrivez par le formulaire de contact en rappelant la référence ${d.reference}.`,
    ],
    bouton: { libelle: 'Ouvrir le formulaire de contact', url: liens.contact },
  }),
  'newsletter-confirmation': (d, liens) => ({
    objet: 'Confirmez votre abonnement à la lettre d’information',
    titre: 'Confirmez votre abonnement',
    statut: { libelle: 'Abonnement à confirmer', ton: 'attention' },
    paragraphes: [
      'Cette adresse a été saisie pour recevoir la lettre d’information du registre. Confirmez en ouvrant le lien ci-dessous.',
      `Le lien vaut jusqu’au ${d.expire}. Sans confirmation, vous ne recevrez rien et l’adresse sera effacée : si cette demande ne vient pas de vous, ignorez ce courriel.`,
    ],
    bouton: { libelle: 'Confirmer mon abonnement', url: liens.confirmerAbonnement(d.graine) },
  }),
  'newsletter-deja-abonne': (d, liens) => ({
    objet: 'Vous êtes déjà abonné à la lettre d’information',
    titre: 'Vous êtes déjà abonné',
    statut: { libelle: 'Abonnement actif', ton: 'succes' },
    paragraphes: [
      'Cette adresse a de nouveau été saisie pour recevoir la lettre d’information du registre. Elle est déjà abonnée : vous n’avez rien à faire.',
    ],
    bouton: { libelle: 'Voir les lettres d’information', url: liens.newsletters },
    lienFinal: { libelle: 'Se désabonner', url: liens.seDesabonner(d.graine) },
  }),
  newsletter: (d, liens) => ({
    objet: d.titre,
    titre: d.titre,
    statut: { libelle: 'Nouvelle lettre d’information publiée', ton: 'information' },
    paragraphes: [d.resume],
    bouton: { libelle: 'Lire la lettre d’information (PDF)', url: liens.newsletter(d.fileName) },
    lienFinal: {
      libelle: 'Se désabonner de la lettre d’information',
      url: liens.seDesabonner(d.graine),
    },
  }),
  'suivi-confirmation': (d, liens) => ({
    objet: `Confirmez le suivi de la copropriété ${afficherNumero(d.numero)}`,
    titre: 'Confirmez votre suivi',
    statut: { libelle: 'Suivi à confirmer', ton: 'attention' },
    paragraphes: [
      `Cette adresse a été saisie pour suivre la fiche publique de la copropriété ${afficherNumero(d.numero)} : son syndic, son mandat, ses mises à jour. Confirmez en ouvrant le lien ci-dessous.`,
      `Le lien vaut jusqu’au ${d.expire}. Sans confirmation, vous ne recevrez rien et l’adresse sera effacée : si cette demande ne vient pas de vous, ignorez ce courriel.`,
    ],
    bouton: { libelle: 'Confirmer mon suivi', url: liens.suivre(d.graine) },
  }),
  'suivi-en-cours': (d, liens) => ({
    objet: `Vous suivez déjà la copropriété ${afficherNumero(d.numero)}`,
    titre: 'Vous suivez déjà cette copropriété',
    statut: { libelle: 'Suivi en cours', ton: 'succes' },
    paragraphes: [
      `Cette adresse a de nouveau été saisie pour suivre la copropriété ${afficherNumero(d.numero)}. Elle la suit déjà : vous n’avez rien à faire. Pour être écrit plus ou moins souvent, arrêtez ce suivi, puis demandez-le de nouveau.`,
    ],
    bouton: { libelle: 'Voir la fiche', url: liens.fichePublique(d.numero) },
    lienFinal: { libelle: 'Arrêter ce suivi', url: liens.arreterSuivi(d.graine) },
  }),
  'suivi-changement': (d, liens) => ({
    objet: `Copropriété ${nommee(d)} : la fiche publique a changé`,
    titre: `La fiche ${deNom(nommee(d))} a changé`,
    statut: { libelle: 'Vous suivez cette copropriété', ton: 'information' },
    paragraphes: [...d.phrases],
    bouton: { libelle: 'Voir la fiche', url: liens.fichePublique(d.numero) },
    lienFinal: { libelle: 'Arrêter ce suivi', url: liens.arreterSuivi(d.graine) },
  }),
  'suivi-termine': (d, liens) => ({
    objet: `Copropriété ${nommee(d)} : fin de votre suivi`,
    titre: `La fiche ${deNom(nommee(d))} n’est plus publiée`,
    statut: { libelle: 'Suivi terminé', ton: 'information' },
    paragraphes: [...d.phrases, 'Votre suivi est terminé et votre adresse est effacée.'],
    bouton: { libelle: 'Chercher une copropriété', url: liens.accueil },
  }),
  'suivi-echeance': (d, liens) => ({
    objet: `Suivre encore la copropriété ${nommee(d)} ?`,
    titre: 'Voulez-vous continuer ce suivi ?',
    statut: { libelle: `Suivi jusqu’au ${d.fin}`, ton: 'attention' },
    paragraphes: [
      `Vous suivez la copropriété ${nommee(d)} jusqu’au ${d.fin}. Pour continuer un an, ouvrez le lien ci-dessous. Sinon, vous n’avez rien à faire : votre adresse sera effacée.`,
    ],
    bouton: { libelle: 'Continuer un an', url: liens.suivre(d.graine) },
    lienFinal: { libelle: 'Arrêter ce suivi', url: liens.arreterSuivi(d.graine) },
  }),
} satisfies Partial<Gabarits>
