import type { GenreDePoint } from './genres.ts'

/** What a mandate, its proof, a dissolution or the past of a request leave to be checked. */
export const POINTS_DEMANDE = {
  PREUVE_ABSENTE: {
    gravite: 'FORTE',
    ou: 'preuve',
    quoi: 'Aucun justificatif n’est joint.',
    raison: 'Rien ne prouve ce qui est demandé : valider donnerait la copropriété sur parole.',
  },
  PREUVE_INHABITUELLE: {
    gravite: 'ATTENTION',
    ou: 'preuve',
    quoi: 'Le genre du justificatif n’est pas celui que ce déclarant fournit d’ordinaire.',
    raison:
      'Un bénévole est élu par l’assemblée, un administrateur provisoire nommé par ordonnance : une autre pièce prouve autre chose.',
  },
  MANDAT_INCONNU: {
    gravite: 'FORTE',
    ou: 'mandat',
    quoi: 'Les dates du mandat ne sont pas déclarées.',
    raison: 'Un mandat sans dates ne commence ni ne finit jamais.',
  },
  MANDAT_INVERSE: {
    gravite: 'FORTE',
    ou: 'mandat',
    quoi: 'Le mandat se termine avant de commencer.',
    raison: 'C’est impossible : une des deux dates est fausse.',
  },
  MANDAT_TERMINE: {
    gravite: 'FORTE',
    ou: 'mandat',
    quoi: 'Le mandat est déjà terminé.',
    raison: 'Validé, il expirerait aussitôt : la copropriété resterait sans syndic.',
  },
  MANDAT_FINISSANT: {
    gravite: 'ATTENTION',
    ou: 'mandat',
    quoi: 'Le mandat se termine bientôt.',
    raison: 'Le déclarant devra le renouveler à peine validé ; il a peut-être déjà le suivant.',
  },
  MANDAT_LOINTAIN: {
    gravite: 'FORTE',
    ou: 'mandat',
    quoi: 'Le mandat commence dans longtemps.',
    raison:
      'Ce que l’assemblée a voté peut changer d’ici là, et la demande retient la copropriété.',
  },
  MANDAT_FUTUR: {
    gravite: 'ATTENTION',
    ou: 'mandat',
    quoi: 'Le mandat n’a pas commencé.',
    raison: 'Le déclarant n’est pas encore le représentant légal.',
  },
  MANDAT_TROP_LONG: {
    gravite: 'FORTE',
    ou: 'mandat',
    quoi: 'Le mandat dure plus de trois ans.',
    raison: 'La loi limite le mandat d’un syndic à trois ans (décret du 17 mars 1967, article 28).',
  },
  MANDAT_DUREE: {
    gravite: 'ATTENTION',
    ou: 'mandat',
    quoi: 'Le mandat ne dure pas douze mois.',
    raison: 'Douze mois sont l’usage : une autre durée est souvent une faute de frappe.',
  },
  MANDAT_ANTERIEUR: {
    gravite: 'FORTE',
    ou: 'mandats-en-place',
    quoi: 'Le mandat demandé commence avant celui du syndic en place.',
    raison: 'Le valider effacerait le mandat en place comme s’il n’avait pas existé.',
  },
  MANDAT_CHEVAUCHE: {
    gravite: 'ATTENTION',
    ou: 'mandats-en-place',
    quoi: 'Le mandat demandé commence avant la fin de celui du syndic en place.',
    raison: 'La fin anticipée d’un mandat se prouve : l’assemblée doit l’avoir votée.',
  },
  MANDAT_AVANT_REGLEMENT: {
    gravite: 'ATTENTION',
    ou: 'mandat',
    quoi: 'Le mandat commence avant le règlement de copropriété.',
    raison: 'Sans règlement il n’y a pas de syndicat, et donc pas de syndic.',
  },
  SYNDIC_NON_PROFESSIONNEL: {
    gravite: 'ATTENTION',
    ou: 'mandat',
    quoi: 'Un bénévole demande une très grande copropriété.',
    raison: 'C’est permis, et rare : l’usurpation d’une grande copropriété rapporte davantage.',
  },
  CONTESTEE: {
    gravite: 'FORTE',
    ou: 'mandats-en-place',
    quoi: 'Le syndic en place conteste la demande.',
    raison: 'Deux personnes disent représenter la copropriété : la preuve les départage.',
  },
  FIN_ANTICIPEE: {
    gravite: 'FORTE',
    ou: 'mandats-en-place',
    quoi: 'Le demandeur dit avoir été élu avant la fin du mandat en place.',
    raison:
      'Seul le procès-verbal le prouve : le silence du syndic en place ne met fin à rien, et sa réponse peut encore venir.',
  },
  FIN_ANTICIPEE_ACCORDEE: {
    gravite: 'INFORMATION',
    ou: 'mandats-en-place',
    quoi: 'Le syndic en place accepte la fin anticipée de son mandat.',
    raison: 'Les deux s’accordent : le procès-verbal reste à lire pour la date.',
  },
  SYNDIC_ANNONCE: {
    gravite: 'INFORMATION',
    ou: 'mandats-en-place',
    quoi: 'Le notaire, ou le syndic précédent, a annoncé le demandeur.',
    raison: 'Un tiers dit comme lui : la preuve reste à lire, elle a peu de chances de surprendre.',
    horsCompte: true,
  },
  AUTRE_SYNDIC_ANNONCE: {
    gravite: 'ATTENTION',
    ou: 'mandats-en-place',
    quoi: 'Le notaire, ou le syndic précédent, a annoncé un autre syndic.',
    raison: 'L’un des deux se trompe, ou l’assemblée a changé d’avis : la preuve le dit.',
  },
  PLUSIEURS_DEMANDES: {
    gravite: 'ATTENTION',
    ou: 'mandats-en-place',
    quoi: 'Une autre demande attend sur cette copropriété.',
    raison: 'Décider l’une engage l’autre : elles se lisent ensemble.',
  },
  DISSOLUTION_A_VENIR: {
    gravite: 'ATTENTION',
    ou: 'dissolution',
    quoi: 'La dissolution prend effet plus tard.',
    raison: 'Validée aujourd’hui, elle s’appliquera seule ce jour-là.',
  },
  DISSOLUTION_IMPOSSIBLE: {
    gravite: 'FORTE',
    ou: 'dissolution',
    quoi: 'La dissolution serait antérieure au règlement de copropriété.',
    raison: 'Ce qui n’existait pas ne finit pas.',
  },
  DISSOLUTION_AUTRE: {
    gravite: 'ATTENTION',
    ou: 'dissolution',
    quoi: 'Le motif de la dissolution n’est pas un de ceux de la loi.',
    raison: 'Une dissolution ne se reprend pas : le motif libre se lit.',
  },
  OFFICE_NON_CONFIRME: {
    gravite: 'FORTE',
    ou: 'confirmations',
    quoi: 'Le notaire n’a pas confirmé une condition de l’immatriculation d’office.',
    raison: 'Elle n’est ouverte que faute d’immatriculation par le syndic.',
  },
  DEUXIEME_DEMANDE: {
    gravite: 'INFORMATION',
    ou: 'refus',
    quoi: 'Le déclarant a déjà été refusé.',
    raison: 'Ce qui a motivé le refus est à chercher d’abord.',
  },
  ECHEANCE: {
    gravite: 'INFORMATION',
    ou: 'echeance',
    quoi: 'La date limite est aujourd’hui, ou passée.',
    raison: 'Elle ne dit rien du dossier : elle dit qu’il attend.',
    horsCompte: true,
  },
} as const satisfies Record<string, GenreDePoint>
