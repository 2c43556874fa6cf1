import type { Adresse, ImmatCopropriete, Parcelle } from '../declaration/declaration.types.ts'
import {
  cleDe,
  type ConstatVerification,
  type Constats,
  type PointVerifie,
  type Question,
  questionsDe,
  type Verification,
} from './verification.ts'

/** What the register holds already: a declaration in force, and its marks. */
export interface DejaDeclare {
  contenu: ImmatCopropriete
  verifications: readonly Verification[]
}

const ATTEND: ConstatVerification = { resultat: 'SERVICE_INDISPONIBLE' }

const NON_LOCALISE = { idBan: '', longitude: null, latitude: null } as const

/** What is known of the values in force: the located ones, and those that bear a mark. */
const connus = ({ contenu, verifications }: DejaDeclare): Map<string, ConstatVerification> => {
  const marques = new Map(
    verifications
      .filter((v) => v.resultat !== 'SERVICE_INDISPONIBLE')
      .map(({ resultat, precision, le = null, ...v }): [string, ConstatVerification] => [
        cleDe(v),
        { resultat, precision, le },
      ]),
  )
  const situe = (q: Question, plus: Pick<ConstatVerification, 'point'> = {}) =>
    marques.set(cleDe(q), { resultat: 'VERIFIE', le: marques.get(cleDe(q))?.le ?? null, ...plus })
  for (const q of questionsDe(contenu))
    if (q.objet === 'PARCELLE' && q.parcelle.geolocalisee) situe(q)
    else if (q.objet === 'ADRESSE' && q.adresse.geolocalisee) situe(q, { point: q.adresse })
  return marques
}

/** What has to be looked for: everything but what the register located before. */
export const questionsOuvertes = (
  contenu: ImmatCopropriete,
  deja: DejaDeclare | null,
): Question[] => {
  const sus = deja ? connus(deja) : new Map<string, ConstatVerification>()
  return questionsDe(contenu).filter((q) => sus.get(cleDe(q))?.resultat !== 'VERIFIE')
}

/**
 * The address at the point of the address base; without one on no map, and in the commune that its
 * postal code and its name say all the same.
 */
const placer = (adresse: Adresse, point: PointVerifie | null, commune: string): Adresse =>
  point === null
    ? {
        ...adresse,
        ...NON_LOCALISE,
        codeInsee: adresse.codeInsee || commune,
        geolocalisee: false,
      }
    : {
        ...adresse,
        idBan: point.idBan,
        longitude: point.longitude,
        latitude: point.latitude,
        codeInsee: adresse.codeInsee || point.codeInsee,
        geolocalisee: true,
      }

/**
 * A declared content as the register believes it: what is located is what was found, whatever was
 * sent; the marks say the rest. `deja`: the declaration in force, for an update. Whatever `constats`
 * does not answer waits for its service.
 */
export const verifier = (
  contenu: ImmatCopropriete,
  constats: Constats,
  deja: DejaDeclare | null,
): { contenu: ImmatCopropriete; verifications: Verification[] } => {
  const sus = deja ? connus(deja) : new Map<string, ConstatVerification>()
  const enVigueur = new Set(deja ? questionsDe(deja.contenu).map(cleDe) : [])
  const constatDe = (cle: string): ConstatVerification => {
    const su = sus.get(cle)
    return su?.resultat === 'VERIFIE' ? su : (constats.get(cle) ?? su ?? ATTEND)
  }
  const marque = (q: Question): Verification => {
    const { resultat, precision = '', sousChamp, le = null } = constatDe(cleDe(q))
    return {
      champ: sousChamp === undefined ? q.champ : `${q.champ}.${sousChamp}`,
      objet: q.objet,
      reference: q.reference,
      resultat,
      precision,
      reprise: enVigueur.has(cleDe(q)),
      le,
    }
  }
  const points = new Map(
    questionsDe(contenu).map((q) => [`${q.objet} ${q.champ}`, constatDe(cleDe(q))]),
  )
  const situer = (adresse: Adresse, champ: string): Adresse => {
    const constat = points.get(`ADRESSE identification.${champ}`)
    return placer(
      adresse,
      (constat?.resultat === 'VERIFIE' && constat.point) || null,
      points.get(`COMMUNE identification.${champ}`)?.codeInsee ?? '',
    )
  }
  const { identification: i } = contenu
  const verifie: ImmatCopropriete = {
    ...contenu,
    identification: {
      ...i,
      adressePrincipale: i.adressePrincipale && situer(i.adressePrincipale, 'adressePrincipale'),
      adresseSecondaire: i.adresseSecondaire.map((a, n) => situer(a, `adresseSecondaire.${n}`)),
      parcelle: i.parcelle.map((p: Parcelle, n) => ({
        ...p,
        geolocalisee: points.get(`PARCELLE identification.parcelle.${n}`)?.resultat === 'VERIFIE',
      })),
    },
  }
  const lieuConnu = new Map(questionsDe(verifie).map((q) => [`${q.objet} ${q.champ}`, q.reference]))
  return {
    contenu: verifie,
    // A code of commune that the address base completed is part of what the mark is about.
    verifications: questionsDe(contenu).map((q) => ({
      ...marque(q),
      reference: lieuConnu.get(`${q.objet} ${q.champ}`) ?? q.reference,
    })),
  }
}
