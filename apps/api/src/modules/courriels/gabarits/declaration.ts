import type { Gabarits } from './gabarit.ts'
import { immatriculee, nommer, sujet, voirFiche } from './phrases.ts'

/** Updates of what is declared. */
export const GABARITS_DECLARATION = {
  'declarations-supprimees': (d, liens) => ({
    objet: `Déclarations supprimées : ${sujet(d)}`,
    titre: d.annuelle
      ? 'La dernière mise à jour annuelle est retirée'
      : 'Les dernières déclarations sont supprimées',
    statut: { libelle: 'Déclarations supprimées', ton: 'attention' },
    paragraphes: [
      d.annuelle
        ? `Le teneur du registre a retiré la dernière mise à jour annuelle de ${immatriculee(d)}. Les données précédentes sont de nouveau en vigueur.`
        : `Le teneur du registre a supprimé les déclarations de ${immatriculee(d)}, faites depuis sa dernière mise à jour annuelle, qui est de nouveau en vigueur.`,
      `Motif : ${d.motif}`,
      d.annuelle
        ? 'Vérifiez ces données et déclarez de nouveau la mise à jour annuelle si elle reste à faire.'
        : 'Vérifiez ces données et déclarez de nouveau ce qui a changé depuis.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'erreur-signalee': (d, liens) => ({
    objet: `Erreur signalée : ${sujet(d)}`,
    titre: 'Une erreur est signalée dans votre déclaration',
    statut: { libelle: 'Vérification demandée', ton: 'attention' },
    paragraphes: [
      `${d.auteur} signale une erreur dans les données déclarées de ${immatriculee(d)}.`,
      `Message : ${d.erreur}`,
      'Vérifiez ces données et, si l’erreur est avérée, corrigez-les par une mise à jour.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mise-a-jour-enregistree': (d, liens) => ({
    objet: `Mise à jour enregistrée : ${sujet(d)}`,
    titre: 'Votre mise à jour est enregistrée',
    statut: { libelle: d.typeMaj, ton: 'succes' },
    paragraphes: [
      `Les données de ${immatriculee(d)}, sont à jour.`,
      ...(d.cloture === '' ? [] : [`Exercice déclaré : comptes clos le ${d.cloture}.`]),
      'Les données précédentes restent consultables dans l’historique de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mise-a-jour-a-accepter': (d, liens) => ({
    objet: `Mise à jour à examiner : ${sujet(d)}`,
    titre: 'Votre prédécesseur a déposé une mise à jour',
    statut: { libelle: 'Votre accord est attendu', ton: 'attention' },
    paragraphes: [
      `${d.predecesseur === '' ? 'L’ancien syndic' : d.predecesseur} a déposé une mise à jour de ${nommer(d)} au titre de son mandat.`,
      'Elle n’est pas encore en vigueur : comparez-la aux données actuelles, puis acceptez-la ou écartez-la.',
    ],
    bouton: {
      libelle: 'Examiner la mise à jour',
      url: liens.declarationPredecesseur(d.declarationId),
    },
  }),
  'mise-a-jour-jugee': (d, liens) => ({
    objet: `Mise à jour ${d.acceptee ? 'acceptée' : 'écartée'} : ${sujet(d)}`,
    titre: d.acceptee ? 'Votre mise à jour est acceptée' : 'Votre mise à jour est écartée',
    statut: {
      libelle: d.acceptee ? 'Mise à jour en vigueur' : 'Mise à jour écartée par le syndic actuel',
      ton: d.acceptee ? 'succes' : 'refus',
    },
    paragraphes: [
      d.acceptee
        ? `Le syndic actuel a accepté la mise à jour que vous avez déposée pour ${nommer(d)}. Elle est en vigueur.`
        : `Le syndic actuel n’a pas retenu la mise à jour que vous avez déposée pour ${nommer(d)}. Rapprochez-vous de lui pour en connaître la raison.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'portefeuille-termine': (d, liens) => ({
    objet: `Dépôt groupé terminé${d.nom === '' ? '' : ` : ${d.nom}`}`,
    titre: 'Votre dépôt groupé est terminé',
    statut:
      d.nonDeposees === 0
        ? { libelle: 'Tout est déposé', ton: 'succes' }
        : { libelle: 'Des lignes n’ont pas été déposées', ton: 'attention' },
    paragraphes: [
      `Dépôt${d.nom === '' ? '' : ` « ${d.nom} »`} : ${d.deposees} ${d.deposees > 1 ? 'mises à jour annuelles enregistrées' : 'mise à jour annuelle enregistrée'}.`,
      ...(d.nonDeposees === 0
        ? []
        : [
            `${d.nonDeposees} ${d.nonDeposees > 1 ? 'lignes n’ont pas été déposées' : 'ligne n’a pas été déposée'} : le résultat dit pourquoi, ligne par ligne. Corrigez-les, puis déposez le même classeur : ce qui est déjà enregistré ne sera pas déposé deux fois.`,
          ]),
    ],
    bouton: { libelle: 'Voir le résultat', url: liens.portefeuille(d.portefeuilleId) },
  }),
  'webhook-suspendu': (d, liens) => ({
    objet: `Envois suspendus : ${d.nom}`,
    titre: 'Le registre ne parvient plus à prévenir votre logiciel',
    statut: { libelle: 'Envois suspendus', ton: 'attention' },
    paragraphes: [
      `Depuis plus d’un jour, le logiciel « ${d.nom} » ne répond pas aux avis du registre (${d.cause}).`,
      'Les envois sont suspendus. Aucun avis n’est perdu : ils reprendront où ils se sont arrêtés dès que vous les aurez relancés.',
    ],
    bouton: { libelle: 'Relancer les envois', url: liens.webhooks },
  }),
} satisfies Partial<Gabarits>
