/** What helps to answer a question, in everyday words. */
export interface AideChamp {
  /** What is asked, in one sentence. */
  sens?: string
  /** Where it is read: a document that the declarant has, and its line. */
  ou?: string
}

/**
 * The help that stands beside each field, by its path. The annexes are those of the accounts that an
 * assembly approves (décret n° 2005-240 of 14 March 2005).
 */
export const AIDES_CHAMP: Readonly<Record<string, AideChamp>> = {
  'infoRattachement.dateDebutMandat': { ou: 'Votre contrat, ou le procès-verbal de l’assemblée' },
  'infoRattachement.dateFinMandat': { ou: 'Votre contrat, ou le procès-verbal de l’assemblée' },
  'identification.dateReglementCopropriete': {
    ou: 'Première page du règlement de copropriété, ou acte de vente d’un lot',
  },
  'identification.nbLots': {
    sens: 'Tous les lots du règlement, caves et parkings compris.',
    ou: 'État descriptif de division, dans le règlement de copropriété',
  },
  'identification.nbLotsHabBurCom': {
    sens: 'Appartements, bureaux et commerces ensemble, sans les caves ni les parkings.',
  },
  'identification.nbLotsHab': { sens: 'Les appartements seuls, compris dans le nombre précédent.' },
  'identification.nbLotsStationnement': {
    sens: 'Parkings, garages et boxes ; 0 s’il n’y en a pas.',
  },
  'identification.syndicatPrincipal': {
    sens: 'Un syndicat secondaire ne gère qu’une partie des bâtiments d’une grande copropriété, sous un syndicat principal. Si vous n’en avez jamais entendu parler, le vôtre est principal.',
  },
  'identification.syndicatCooperatif': {
    sens: 'Le conseil syndical y est élu pour gérer, et son président est le syndic.',
  },
  'identification.residenceService': {
    sens: 'Des services sont fournis aux habitants : restauration, surveillance, aide à la personne.',
  },
  'identification.siret': {
    sens: 'Facultatif. 14 chiffres, si l’INSEE en a donné un au syndicat de copropriétaires lui-même.',
  },
  'identification.nbAsl': {
    sens: 'Association de propriétaires voisins qui entretient une rue ou un jardin communs.',
  },
  'identification.nbAful': {
    sens: 'Association de propriétaires créée pour une opération d’urbanisme.',
  },
  'identification.nbUnionsSyndicats': {
    sens: 'Plusieurs syndicats réunis pour gérer un équipement commun, une chaufferie par exemple.',
  },
  'donneesFinancieres.dateClotureComptes': { ou: 'En tête des annexes comptables' },
  'donneesFinancieres.dateAg': { ou: 'Procès-verbal de l’assemblée qui a approuvé ces comptes' },
  'donneesFinancieres.chargesOperationsCourantes': {
    sens: 'Ce que l’immeuble a dépensé dans l’année pour vivre : eau, électricité, assurance, entretien, syndic.',
    ou: 'Annexe 2, sous-total des opérations courantes, colonne « exercice clos »',
  },
  'donneesFinancieres.chargesOperationsExceptionnelles': {
    sens: 'Les travaux votés à part et le reste de ce qui n’arrive pas chaque année.',
    ou: 'Annexe 2, sous-total des travaux et opérations exceptionnelles',
  },
  'donneesFinancieres.montantDettes': {
    sens: 'Ce que la copropriété doit encore à ses fournisseurs, à ses employés et aux autres.',
    ou: 'Annexe 1, total des dettes',
  },
  'donneesFinancieres.montantImpayesCoproprietaires': {
    sens: 'Ce que les copropriétaires auraient déjà dû payer à la clôture.',
    ou: 'Annexe 1, compte 45, sommes exigibles restant à recevoir',
  },
  'donneesFinancieres.nbCoproprietairesImpayes': {
    ou: 'À compter sur la liste des soldes des copropriétaires à la clôture',
  },
  'donneesFinancieres.montantFondTravaux': {
    sens: 'L’épargne de la copropriété pour ses travaux futurs.',
    ou: 'Annexe 1, compte 105',
  },
  'donneesTechniques.nbAscenseurs': { sens: '0 s’il n’y en a pas.' },
  'donneesTechniques.anneeConstruction': { sens: 'Si elle est connue, sur 4 chiffres.' },
}

/** What the register's own words mean, where they stand on a declarant's screens. */
export const SENS_DES_MOTS = {
  rattachement:
    'Le rattachement fait savoir au registre qui est le syndic de la copropriété, et jusqu’à quand.',
  teneur: 'Le teneur du registre est l’agent public qui vérifie les demandes et les valide.',
  geolocalisee: 'Géolocalisée : une base publique la reconnaît, et la situe sur la carte.',
  adresseNonGeolocalisee:
    'Aucune base publique ne reconnaît encore cette adresse. Vous pouvez la garder : le teneur du registre la vérifiera.',
  coproprieteNonGeolocalisee:
    'Le registre n’a pas pu situer sur la carte l’adresse de référence, ou aucune des parcelles. Ouvrez la copropriété pour les corriger.',
} as const
