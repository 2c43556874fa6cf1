import type { GenreDePoint } from './genres.ts'

/** What a declaration leaves to be checked. */
export const POINTS_DECLARATION = {
  REGLE_CONFIRMEE: {
    gravite: 'ATTENTION',
    ou: 'confirmations',
    quoi: 'Le déclarant a confirmé une valeur inhabituelle.',
    raison: 'Une règle l’a arrêté et il a confirmé : il a pu se tromper, ou avoir raison.',
  },
  REGLE_NON_RESPECTEE: {
    gravite: 'FORTE',
    ou: 'identification',
    quoi: 'Une règle de la déclaration n’est pas respectée.',
    raison:
      'Le formulaire la refuserait aujourd’hui : la déclaration date d’avant, ou a été reprise.',
  },
  CHAMPS_MANQUANTS: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'Des informations obligatoires manquent.',
    raison: 'Le numéro serait attribué à une copropriété incomplète.',
  },
  ADRESSE_ABSENTE: {
    gravite: 'FORTE',
    ou: 'lieu',
    quoi: 'Aucune adresse de référence n’est déclarée.',
    raison: 'Sans adresse, personne ne retrouve la copropriété, et ses doublons non plus.',
  },
  PARCELLE_ABSENTE: {
    gravite: 'FORTE',
    ou: 'lieu',
    quoi: 'Aucune parcelle cadastrale n’est déclarée.',
    raison: 'La parcelle est la seule identité sûre d’un immeuble.',
  },
  LIEU_NON_VERIFIE: {
    gravite: 'ATTENTION',
    ou: 'lieu',
    quoi: 'Une adresse, une commune ou une parcelle n’a pas été trouvée.',
    raison: 'L’immeuble est peut-être ailleurs, ou n’existe pas.',
  },
  LIEU_DISPERSE: {
    gravite: 'FORTE',
    ou: 'lieu',
    quoi: 'Adresses et parcelles ne sont pas dans la même commune.',
    raison: 'Une copropriété tient en un lieu : une commune ou un code postal est faux.',
  },
  SIRET_NON_VERIFIE: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'Le SIRET du syndicat n’a pas été trouvé.',
    raison: 'Un numéro faux relierait la copropriété à un autre établissement.',
  },
  PRINCIPALE_NON_VERIFIEE: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'Le numéro du syndicat principal n’a pas été trouvé.',
    raison: 'Un syndicat secondaire se rattache à un principal qui existe.',
  },
  VALEUR_REPRISE: {
    gravite: 'INFORMATION',
    ou: 'lieu',
    quoi: 'Une valeur non vérifiée était déjà au registre.',
    raison: 'Elle ne vient pas de cette demande, et ne l’empêche pas.',
  },
  DOUBLON_PROCHE: {
    gravite: 'FORTE',
    ou: 'doublons',
    quoi: 'Une copropriété très proche est déjà au registre.',
    raison: 'Deux numéros pour un immeuble ne se défont qu’avec peine.',
  },
  DOUBLON_POSSIBLE: {
    gravite: 'ATTENTION',
    ou: 'doublons',
    quoi: 'Une copropriété ressemble à celle-ci.',
    raison: 'Le déclarant ne l’a pas vue : en dessous de 0,55 le formulaire ne la montre pas.',
  },
  LOTS_INCOHERENTS: {
    gravite: 'FORTE',
    ou: 'identification',
    quoi: 'Les nombres de lots se contredisent.',
    raison: 'Une partie ne dépasse pas le tout.',
  },
  SANS_HABITATION: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'Aucun lot n’est à usage d’habitation.',
    raison: 'Seule une copropriété qui en compte un doit être immatriculée (CCH, L711-1).',
  },
  TAILLE_HORS_NORME: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'La copropriété serait une des plus grandes de France.',
    raison: 'Elles se comptent sur les doigts : un zéro de trop est plus probable.',
  },
  BATIMENTS_INCOHERENTS: {
    gravite: 'ATTENTION',
    ou: 'technique',
    quoi: 'Bâtiments, ascenseurs et lots ne vont pas ensemble.',
    raison: 'Un bâtiment compte au moins un lot ; une colonne a été prise pour une autre.',
  },
  REGLEMENT_AVANT_CONSTRUCTION: {
    gravite: 'ATTENTION',
    ou: 'technique',
    quoi: 'Le règlement est bien plus ancien que l’immeuble.',
    raison: 'Le règlement précède l’immeuble de peu d’années : une des deux dates est fausse.',
  },
  DEBITEURS_IMPOSSIBLES: {
    gravite: 'FORTE',
    ou: 'finances',
    quoi: 'Il y a plus de débiteurs que de lots.',
    raison: 'Chaque débiteur possède au moins un lot.',
  },
  IMPAYES_IMPOSSIBLES: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'La somme due et le nombre de débiteurs ne vont pas ensemble.',
    raison: 'Un débiteur n’est compté qu’au-dessus d’un seuil : leur somme a donc un minimum.',
  },
  IMPAYES_EXCESSIFS: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'Les impayés dépassent les charges de l’année.',
    raison: 'À ce point la loi demande un mandataire ad hoc : c’est une faute, ou une urgence.',
  },
  DETTES_EXCESSIVES: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'Les dettes sont sans rapport avec les charges.',
    raison: 'Un montant en centimes, ou une ligne prise pour une autre.',
  },
  CHARGES_IMPROBABLES: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'Les charges par lot sont hors de tout usage.',
    raison: 'Un montant en centimes, en milliers, ou d’une autre copropriété.',
  },
  FONDS_IMPROBABLE: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'Le fonds de travaux est sans rapport avec les charges.',
    raison: 'Il se constitue par au moins 5 % du budget par an : dix budgets sont improbables.',
  },
  CHIFFRE_ECARTE: {
    gravite: 'ATTENTION',
    ou: 'finances',
    quoi: 'Un chiffre est loin de celui de l’année précédente.',
    raison: 'Les charges d’un immeuble changent peu d’une année à l’autre.',
  },
  LOTS_ECARTES: {
    gravite: 'ATTENTION',
    ou: 'identification',
    quoi: 'Le nombre de lots a beaucoup changé.',
    raison: 'Il ne change que par un acte notarié.',
  },
} as const satisfies Record<string, GenreDePoint>
