/**
 * The closed list of errors: code → HTTP status and French sentence.
 * Nothing else in the house writes a status. Add a row, then throw it with `new
 * RegisterError(code)`.
 */
export const ERRORS = {
  'requete-invalide': { status: 400, message: 'La demande contient des valeurs incorrectes.' },
  'regles-non-respectees': {
    status: 400,
    message: 'Certaines informations doivent être corrigées.',
  },
  'confirmation-requise': {
    status: 400,
    message: 'Certaines informations doivent être confirmées.',
  },
  'recherche-trop-large': {
    status: 400,
    message:
      'Cette recherche porte sur trop de données : ajoutez un critère (période, commune, numéro…) ou précisez-le.',
  },
  'adresse-refusee': {
    status: 400,
    message:
      'Cette adresse n’est pas joignable depuis Internet en https : le registre ne peut pas y envoyer d’avis.',
  },
  'trop-d-elements': {
    status: 409,
    message: 'Le nombre maximal est atteint : supprimez-en un avant d’en ajouter un autre.',
  },
  'export-a-preparer': {
    status: 400,
    message:
      'Ce fichier porte sur trop de copropriétés pour être fait sur-le-champ. Connectez-vous pour le faire préparer, ou précisez votre recherche.',
  },
  'classeur-illisible': {
    status: 400,
    message:
      'Ce fichier n’est pas un classeur XLSX lisible. Repartez du modèle fourni par le registre, puis enregistrez-le au format « .xlsx ».',
  },
  'connexion-a-reprendre': {
    status: 400,
    message: 'Cette connexion a attendu trop longtemps : saisissez de nouveau votre mot de passe.',
  },
  'captcha-invalide': {
    status: 400,
    message: 'La vérification anti-robot a échoué. Veuillez recommencer.',
  },
  'fichier-absent': { status: 400, message: 'Aucun fichier n’a été reçu.' },
  'invalide-type-fichier': {
    status: 400,
    message:
      'Le fichier n’est pas un document PDF valide : imprimez-le en PDF et déposez le résultat, ou photographiez ses pages.',
  },
  'invalide-taille-fichier': {
    status: 400,
    message: 'Le fichier dépasse la taille maximale de 5 Mo.',
  },
  'trop-de-fichiers': { status: 400, message: 'Un seul fichier est accepté.' },
  'fichier-protege': {
    status: 400,
    message: 'Le fichier est protégé par un mot de passe : enregistrez-le sans protection.',
  },
  'fichier-contenu-actif': {
    status: 400,
    message:
      'Les pages du fichier ne s’affichent que dans un autre logiciel (formulaire dynamique, porte-documents) : ouvrez-le dans ce logiciel, puis imprimez-le en PDF et déposez le résultat.',
  },
  'certificat-illisible': {
    status: 400,
    message:
      'Ce fichier n’est pas un certificat au format PEM. Exportez votre certificat en « .pem » (clé publique seule), puis recommencez.',
  },
  'certificat-cle-privee': {
    status: 400,
    message:
      'Ce fichier contient une clé privée : il est refusé et n’a pas été conservé. Ne confiez cette clé à personne ; exportez le certificat seul.',
  },
  'certificat-perime': {
    status: 400,
    message: 'Ce certificat n’est pas valable aujourd’hui : vérifiez ses dates.',
  },
  'certificat-non-presente': {
    status: 403,
    message:
      'Présentez ce certificat au registre pour le rattacher : choisissez-le quand votre navigateur le demande, puis recommencez. Il prouve que vous en détenez la clé.',
  },
  'certificat-autre-etude': {
    status: 403,
    message: 'Ce certificat porte le numéro d’une autre étude : il ne peut pas être rattaché ici.',
  },
  'certificat-requis': {
    status: 401,
    message:
      'Aucun certificat de notaire n’est présenté. Insérez votre clé, choisissez votre certificat, puis rouvrez votre navigateur.',
  },
  'certificat-inconnu': {
    status: 403,
    message:
      'Votre certificat est reconnu, mais il n’est rattaché à aucun compte actif du registre. Rapprochez-vous de l’administrateur de votre étude.',
  },
  'etude-non-inscrite': {
    status: 403,
    message:
      'Votre étude n’est pas encore inscrite au registre. Seul un notaire de l’étude peut l’inscrire.',
  },
  'non-connecte': { status: 401, message: 'Vous devez vous connecter pour accéder à cette page.' },
  'jeton-invalide': {
    status: 401,
    message:
      'Ce jeton n’est pas accepté : il est inconnu, expiré, révoqué, ou utilisé depuis une adresse qui ne lui est pas permise.',
  },
  'identifiants-incorrects': {
    status: 401,
    message: 'Erreur de connexion : veuillez vérifier vos identifiants',
  },
  'acces-non-autorise': {
    status: 403,
    message: 'Cette action est soumise à autorisation, vous n’avez pas les droits requis',
  },
  'origine-refusee': {
    status: 403,
    message: 'La demande ne provient pas du registre. Rechargez la page puis recommencez.',
  },
  'charte-non-acceptee': {
    status: 403,
    message: 'Acceptez d’abord la charte de confidentialité pour utiliser ce service.',
  },
  'compte-non-actif': { status: 403, message: 'Votre compte n’est pas encore activé.' },
  'action-interdite-en-emprunt': {
    status: 403,
    message:
      'Cette action n’est pas possible lorsque vous êtes connecté à la place d’un télédéclarant.',
  },
  'action-interdite-par-jeton': {
    status: 403,
    message:
      'Cette action demande une personne connectée : elle n’est pas ouverte aux jetons des programmes.',
  },
  'second-facteur-requis': {
    status: 403,
    message: 'Ajoutez d’abord un second facteur à votre compte : il est obligatoire.',
  },
  'preuve-a-renouveler': {
    status: 403,
    message: 'Confirmez que c’est vous pour faire cette action.',
  },
  introuvable: { status: 404, message: 'L’élément demandé n’existe pas ou n’est pas accessible.' },
  // A choice of the register, not a fault: nothing will answer later either.
  'service-non-regle': {
    status: 404,
    message: 'Ce registre n’utilise pas ce service : saisissez l’information à la main.',
  },
  'methode-non-permise': {
    status: 405,
    message: 'Cet appel existe avec une autre méthode : voyez l’en-tête Allow.',
  },
  'transition-interdite': {
    status: 409,
    message: 'Cette action n’est pas possible dans l’état actuel du dossier.',
  },
  'version-perimee': {
    status: 409,
    message:
      'Ces informations ont été modifiées entre-temps : vérifiez les nouvelles valeurs avant d’enregistrer.',
  },
  'verrou-pris': {
    status: 409,
    message: 'Cette demande est en cours de traitement par un autre teneur.',
  },
  'verrou-perdu': {
    status: 409,
    message: 'Vous ne détenez plus cette demande : rouvrez-la avant de décider.',
  },
  'deja-decide': { status: 409, message: 'Une décision a déjà été prise sur cette demande.' },
  'doublons-a-examiner': {
    status: 409,
    message: 'Des copropriétés proches existent déjà : examinez-les avant de continuer.',
  },
  'periodes-de-mandat-en-conflit': {
    status: 409,
    message: 'Les périodes de mandat d’une même copropriété ne peuvent pas se chevaucher.',
  },
  'requete-en-cours': { status: 409, message: 'La même demande est déjà en cours de traitement.' },
  'deja-existant': { status: 409, message: 'Cet élément existe déjà.' },
  'siret-deja-utilise': { status: 409, message: 'Un compte existe déjà pour cet établissement.' },
  'cle-deja-utilisee': {
    status: 422,
    message: 'Cette clé de demande a déjà servi pour un autre contenu.',
  },
  'trop-volumineux': { status: 413, message: 'L’envoi est trop volumineux.' },
  'type-non-accepte': { status: 415, message: 'Ce format de contenu n’est pas accepté.' },
  'trop-de-requetes': {
    status: 429,
    message: 'Trop de demandes en peu de temps. Patientez avant de recommencer.',
  },
  'erreur-interne': {
    status: 500,
    message: 'Une erreur est survenue, veuillez essayer ultérieurement',
  },
  'fichier-introuvable': { status: 500, message: 'Fichier introuvable' },
  'geolocalisation-indisponible': {
    status: 503,
    message: 'Service de géolocalisation indisponible',
  },
  'sirene-indisponible': {
    status: 503,
    message:
      'L’annuaire des entreprises ne répond pas. Vous pouvez saisir vous-même les coordonnées de l’établissement.',
  },
  'service-indisponible': {
    status: 503,
    message: 'Une erreur est survenue, veuillez essayer ultérieurement',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/**
 * One sentence about one field: what a form shows beside the field, and the error summary above.
 */
export interface FieldError {
  /** Dotted path in the body, e.g. `identification.nbLots`. */
  champ: string
  /** Rule code of the catalogue (WS41, ID-LOTS-MIN …) or `format` for the shape itself. */
  code: string
  message: string
  /** True when the person may confirm and go on. */
  confirmable?: boolean
}

export interface ErrorDetails {
  champs?: readonly FieldError[]
  /**
   * Free facts for the reader of the answer: who holds the lock, since when, the stored version …
   */
  infos?: Readonly<Record<string, unknown>>
}

/**
 * The only error class of the register: takes a code of `ERRORS`, and optionally a sharper French
 * sentence and details.
 */
export class RegisterError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails & { message?: string } = {}) {
    super(details.message ?? ERRORS[code].message)
    this.name = 'RegisterError'
    this.code = code
    this.status = ERRORS[code].status
    const { message: _message, ...rest } = details
    this.details = rest
  }
}

/** The refusal that says one sentence about one field. */
export const refusDuChamp = (
  champ: string,
  code: string,
  message: string,
  erreur: ErrorCode = 'regles-non-respectees',
): RegisterError => new RegisterError(erreur, { champs: [{ champ, code, message }] })
