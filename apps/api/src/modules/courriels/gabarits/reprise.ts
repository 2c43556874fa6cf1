import { compter } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'

const cabinet = (nom: string, siret: string): string => `« ${nom} » (SIRET ${siret})`

/** A firm takes over the whole portfolio of another. */
export const GABARITS_REPRISE = {
  'reprise-demandee': (d, liens) => ({
    objet: `« ${d.repreneur} » demande à reprendre vos copropriétés`,
    titre: 'Un cabinet demande à reprendre tout votre portefeuille',
    statut: { libelle: 'Demande à l’examen', ton: 'attention' },
    paragraphes: [
      `${cabinet(d.repreneur, d.siretRepreneur)} déclare avoir fusionné avec ${cabinet(d.cedant, d.siretCedant)}, ou l’avoir racheté, et demande à reprendre ${compter(d.coproprietes, 'copropriété dont vous êtes le syndic', 'copropriétés dont vous êtes le syndic')}. Un justificatif est joint, que le teneur du registre vérifie avant de décider.`,
      'Si vous étiez prévenus, vous n’avez rien à faire. Sinon, écrivez tout de suite au teneur du registre : il en tiendra compte.',
    ],
    bouton: { libelle: 'Écrire au teneur du registre', url: liens.contact },
  }),
  'reprise-refusee': (d, liens) => ({
    objet: `Reprise refusée : ${d.cedant} par ${d.repreneur}`,
    titre: 'La reprise du portefeuille est refusée',
    statut: { libelle: 'Demande refusée', ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a refusé que ${cabinet(d.repreneur, d.siretRepreneur)} reprenne les copropriétés de ${cabinet(d.cedant, d.siretCedant)} : rien n’a changé.`,
      `Son motif : ${d.motif}`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'reprise-terminee': (d, liens) => ({
    objet: `Portefeuille repris : ${d.cedant} par ${d.repreneur}`,
    titre: 'Le portefeuille a changé de syndic',
    statut: { libelle: 'Reprise terminée', ton: 'succes' },
    paragraphes: [
      `Le teneur du registre a accordé la reprise : ${compter(d.reprises, 'copropriété est passée', 'copropriétés sont passées')} de ${cabinet(d.cedant, d.siretCedant)} à ${cabinet(d.repreneur, d.siretRepreneur)}, jusqu’au terme de chaque mandat.`,
      ...(d.laissees === 0
        ? []
        : [
            `${compter(d.laissees, 'copropriété n’a pas pu suivre', 'copropriétés n’ont pas pu suivre')} : le cabinet qui reprend voit lesquelles, et pourquoi.`,
          ]),
      'Pendant un an, l’ancien syndic peut encore déclarer les comptes des exercices qu’il a clos, avec l’accord du nouveau. Les demandes qui attendaient une décision restent à qui les avait déposées.',
    ],
    bouton:
      d.portefeuilleId === null
        ? { libelle: 'Ouvrir le registre', url: liens.accueil }
        : { libelle: 'Voir les copropriétés reprises', url: liens.portefeuille(d.portefeuilleId) },
  }),
} satisfies Partial<Gabarits>
