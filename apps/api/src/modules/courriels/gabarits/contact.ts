import { afficherNumero } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

/** Messages to the keepers and newsletters. */
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
} satisfies Partial<Gabarits>
