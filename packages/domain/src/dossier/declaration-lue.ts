import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { adresseEnLigne } from '../declaration/adresse-en-ligne.ts'
import type { Batiment } from '../declaration/champs/batiment.ts'
import { controlerDeclaration, estLaisse } from '../declaration/catalogue.ts'
import { contenuDuJeu } from '../declaration/contenu-du-jeu.ts'
import type { ConfirmationsOffice, ContexteDeclaration } from '../declaration/contexte.ts'
import { type ContenuDepose, contenuDepose } from '../declaration/depose.ts'
import { blocsDe, type SlugEtape } from '../declaration/etapes.ts'
import type { TypeDeclaration } from '../declaration/declaration.enums.ts'
import { normaliser } from '../declaration/declaration.normalisation.ts'
import { communeDuLieu } from '../declaration/lieux.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { type CodeJeu, jeuDe, jeuDesDebiteurs } from '../declaration/jeux.ts'
import { exerciceDe } from '../declaration/mise-a-jour.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import type { RuleReport } from '../kernel/rules.ts'
import {
  fautesVerification,
  sansGeocodage,
  type Verification,
  verificationsDe,
} from '../verification/verification.ts'
import type { DeclarationDuDossier } from './dossier.ts'

/** What a declarant says of a co-ownership that looks like its own. */
export interface ReponseDoublon {
  candidatId: number
  reponse: 'RATTACHER' | 'DIFFERENTE'
  motif: string
}

/** A declaration with what is written in it, which a dossier does not carry. */
export interface DeclarationLue extends DeclarationDuDossier {
  typeDeclaration: TypeDeclaration
  etatCopropriete: EtatCopropriete
  /** The set that it was begun under; once it is filed, the one that it follows for ever. */
  jeu: CodeJeu
  /** The set of its count of debtors, once it is filed. */
  jeuDebiteurs: CodeJeu
  contenu: ImmatCopropriete
  /** Slug of the step to come back to. */
  etape: SlugEtape
  /** Codes of the rules that its author confirmed. */
  confirmations: readonly string[]
  confirmationsOffice: ConfirmationsOffice | null
  emailContact: string
  /** The account that wrote it, and where it is written to. */
  auteurId: number | null
  email: string
  /** Name of the person, and of the house, that writes it. */
  auteur: string
  etablissement: string
  /** Name of the person who saved it last. */
  enregistrePar: string
  enregistreLe: Date
  reponses: readonly ReponseDoublon[]
  /** What the register found of it when it was submitted. */
  verifications: readonly Verification[]
  /** Of an update: the content of the declaration now current, and its set. */
  courante: ImmatCopropriete | null
  jeuCourant: CodeJeu | null
  /** Of an update's draft: the buildings that its house prepared for a later set; null for none. */
  batimentsPrepares?: readonly Batiment[] | null
}

type Datee = Pick<DeclarationLue, 'etat' | 'etatCopropriete' | 'jeu' | 'batimentsPrepares'>

/** An update that nobody has begun yet: what it would be if it were filed now. */
export const A_REDIGER: Datee = {
  etat: 'BROUILLON',
  etatCopropriete: 'IMMATRICULEE_RATTACHEE',
  jeu: '2016',
}

/**
 * The set of the law that a stored declaration follows on a day: a draft that day's; what was filed
 * its own, also while its author answers a clarification.
 */
export const jeuDeLue = ({ etat, etatCopropriete, jeu }: Datee, jour: IsoDate): CodeJeu =>
  jeuDe(
    {
      enRedaction:
        etat === 'BROUILLON' && etatCopropriete !== 'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
      jeu,
    },
    jour,
  )

/**
 * The content of a stored declaration on a day: a draft takes the shape of that day's set, and with
 * it the buildings that its house prepared.
 */
export const contenuLu = (
  l: Datee & Pick<DeclarationLue, 'contenu'>,
  jour: IsoDate,
): ImmatCopropriete => {
  const contenu = normaliser(l.contenu)
  return l.etat === 'BROUILLON'
    ? contenuDuJeu(contenu, jeuDeLue(l, jour), l.batimentsPrepares ?? [])
    : contenu
}

/** What a filing freezes: the content, its set, the set of its debtors. */
export const dater = (
  l: Datee,
  contenu: ImmatCopropriete,
  jour: IsoDate,
): Pick<DeclarationLue, 'contenu' | 'jeu' | 'jeuDebiteurs'> => {
  const jeu = jeuDeLue(l, jour)
  const { dateClotureComptes } = contenu.donneesFinancieres
  return { contenu, jeu, jeuDebiteurs: jeuDesDebiteurs(jeu, dateClotureComptes) }
}

/** What the rules know of a stored declaration on a day. */
export const contexteDe = (
  l: Datee &
    Pick<
      DeclarationLue,
      'typeImmat' | 'typeMaj' | 'confirmationsOffice' | 'courante' | 'jeuCourant'
    >,
  aujourdhui: IsoDate,
): ContexteDeclaration => {
  const courante = l.courante && {
    contenu: normaliser(l.courante),
    jeu: l.jeuCourant ?? '2016',
  }
  return {
    aujourdhui,
    jeu: jeuDeLue(l, aujourdhui),
    typeImmat: l.typeImmat,
    typeMaj: l.typeMaj,
    finMandatPrecedent: null,
    ...(courante ? exerciceDe(courante.contenu.donneesFinancieres) : { exercicePrecedent: null }),
    courante,
    confirmationsOffice: l.confirmationsOffice,
  }
}

/** What is filed of a stored declaration on a day; what was filed before stays as it is. */
export const contenuADeposer = (
  l: Pick<DeclarationLue, 'contenu'> & Parameters<typeof contexteDe>[0],
  jour: IsoDate,
): ContenuDepose =>
  l.etat === 'BROUILLON'
    ? contenuDepose(contenuLu(l, jour), contexteDe(l, jour))
    : { contenu: contenuLu(l, jour), vides: [] }

/**
 * Runs every rule on what would be filed of a stored declaration, and tells what it leaves out, and
 * what the register did not find of it.
 */
export const controlerLue = (
  l: Pick<DeclarationLue, 'contenu' | 'confirmations'> &
    Partial<Pick<DeclarationLue, 'verifications'>> &
    Parameters<typeof contexteDe>[0],
  aujourdhui: IsoDate,
): RuleReport & Pick<ContenuDepose, 'vides'> => {
  const { contenu, vides } = contenuADeposer(l, aujourdhui)
  const verifications = verificationsDe(contenu, l.verifications ?? [])
  const contexte = {
    ...contexteDe(l, aujourdhui),
    sansGeocodage: sansGeocodage(verifications),
  }
  const rapport = controlerDeclaration(contenu, contexte, l.confirmations)
  const laisses = blocsDe(contexte).filter((bloc) => estLaisse(bloc, { contenu, contexte }))
  const laissee = ({ champ }: FieldError): boolean =>
    laisses.some((bloc) => champ.startsWith(`${bloc}.`))
  const fautes = fautesVerification(verifications)
  return {
    ...rapport,
    erreurs: [...rapport.erreurs, ...fautes.filter((f) => !laissee(f))],
    aCompleter: [...(rapport.aCompleter ?? []), ...fautes.filter(laissee)],
    vides,
  }
}

/** Columns of the co-ownership that copy what is declared: lists and searches read them. */
export interface CopiesDeclarees {
  nom: string
  nomNormalise: string
  adresse: string
  codePostal: string
  codeInsee: string
  nbLots: number | null
  nbLotsPrincipaux: number | null
  nbBatiments: number
  dateReglement: IsoDate | null
  siret: string
  geolocalisee: boolean
}

/** What a co-ownership copies of a declared content. */
export const copiesDe = ({
  identification: i,
  donneesTechniques: t,
}: ImmatCopropriete): CopiesDeclarees => ({
  nom: i.nomCopropriete,
  nomNormalise: normaliserTexte(i.nomCopropriete),
  adresse: i.adressePrincipale ? adresseEnLigne(i.adressePrincipale) : '',
  codePostal: i.adressePrincipale?.codePostal ?? '',
  codeInsee: communeDuLieu(i),
  nbLots: i.nbLots,
  nbLotsPrincipaux: i.nbLotsHabBurCom,
  nbBatiments: t.nbBatimentsTotal,
  dateReglement: i.dateReglementCopropriete,
  siret: i.siret,
  geolocalisee:
    i.adressePrincipale?.geolocalisee === true && i.parcelle.some((p) => p.geolocalisee),
})
