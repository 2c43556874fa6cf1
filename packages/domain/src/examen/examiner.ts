import { parseProfil } from '../acces/profils.ts'
import { chezUnTeneur, TYPES_MOTIF_REFUS } from '../demande/demande.enums.ts'
import { LABELS_MOTIF_REFUS } from '../demande/demande.labels.ts'
import { demandeDuDossier, type Dossier, objetsDe } from '../dossier/dossier.ts'
import { daysBetween, formatFrDate } from '../kernel/dates.ts'
import { pointsDesAnnonces } from './annonces.ts'
import { pointsDesChiffres } from './chiffres.ts'
import { pointsDeLaDeclaration } from './declaration.ts'
import { type CandidatExamine, type Cas, compter, type FaitsExamen } from './faits.ts'
import { pointsDeLaDissolution, pointsDesAutres, pointsDuMandat } from './mandat.ts'
import { GRAVITES_POINT } from './genres.ts'
import { point, type PointAVerifier } from './points.ts'
import { SEUILS_EXAMEN as S } from './seuils.ts'

const enPourcent = (score: number): string => `${Math.round(score * 100)}\u00A0%`

const distance = ({ distanceMetres: m }: CandidatExamine): string =>
  m === null ? '' : `, à ${m < 1 ? 'moins d’1' : Math.round(m).toLocaleString('fr-FR')}\u00A0m`

/** Reasons that each begin with a capital, one after the other; some hold a comma. */
const enUnePhrase = ([premiere, ...autres]: readonly string[]): string =>
  premiere === undefined
    ? ''
    : `${[premiere, ...autres.map((r) => r.charAt(0).toLowerCase() + r.slice(1))].join('\u00A0; ')}.`

const doublon = (k: CandidatExamine): PointAVerifier => {
  const proche = k.tresProche || k.score >= S.doublonProche.valeur
  const quoi = k.numero === null ? 'Une demande en cours' : 'Une copropriété déjà immatriculée'
  return point(
    proche ? 'DOUBLON_PROCHE' : 'DOUBLON_POSSIBLE',
    `${quoi} ${proche ? 'est très proche' : 'ressemble à celle-ci'}`,
    [
      `${k.nom === '' ? '' : `«\u00A0${k.nom}\u00A0», `}${k.adresse}${distance(k)}.`,
      enUnePhrase(k.raisons),
      `Ressemblance de ${enPourcent(k.score)}.`,
      k.reponse,
    ]
      .filter((partie) => partie !== '')
      .join(' '),
    { coproprieteId: k.id },
  )
}

const pointsDesDoublons = ({ f, x }: Cas): PointAVerifier[] =>
  x.type === 'IMMATRICULATION' || x.type === 'DOUBLON_NOTAIRE'
    ? f.candidats
        .filter((k) => k.tresProche || k.score >= S.doublonPossible.valeur)
        .toSorted((a, b) => Number(b.tresProche) - Number(a.tresProche) || b.score - a.score)
        .map(doublon)
    : []

/** The sentences of the motives of a refusal. */
const motifsEnClair = (codes: string): string =>
  codes
    .split(',')
    .flatMap((code) => TYPES_MOTIF_REFUS.filter((motif) => motif === code.trim()))
    .map((motif) => LABELS_MOTIF_REFUS[motif].toLowerCase())
    .join(' ; ')

/** The same establishment was refused before, and comes back. */
const pointsDesRefus = ({ d, x }: Cas): PointAVerifier[] => {
  const refus = d.demandes.filter(
    (y) =>
      y.id !== x.id &&
      y.etat === 'REFUSEE' &&
      y.type === x.type &&
      y.teledeclarantId === x.teledeclarantId,
  )
  const dernier = refus.at(-1)
  if (!dernier) return []
  const jour =
    dernier.decideeLe === null ? '' : formatFrDate(new Date(dernier.decideeLe).toISOString())
  const motifs = motifsEnClair(dernier.motifRefus)
  return [
    point(
      'DEUXIEME_DEMANDE',
      refus.length === 1
        ? 'Deuxième demande après un refus'
        : `Nouvelle demande après ${refus.length} refus`,
      [
        `Refusée${jour === '' ? '' : ` le ${jour}`}${dernier.decideePar === '' ? '' : ` par ${dernier.decideePar}`}`,
        motifs === '' ? '' : ` : ${motifs}`,
        dernier.texteDecision === '' ? '.' : `. «\u00A0${dernier.texteDecision}\u00A0»`,
      ].join(''),
      { demandeId: dernier.id },
    ),
  ]
}

/** Nothing while details are awaited: the delay is suspended. */
const pointsDuDelai = ({ x, f }: Cas): PointAVerifier[] => {
  const reste = daysBetween(f.jour, x.echeance)
  if (!chezUnTeneur(x.etat) || reste > 0) return []
  return [
    point(
      'ECHEANCE',
      reste === 0
        ? 'À décider aujourd’hui'
        : `La date limite est passée de ${compter(-reste, 'jour')}`,
      `Elle était fixée au ${formatFrDate(x.echeance)}.`,
    ),
  ]
}

/**
 * What whoever decides a request should look at, heaviest first; nothing for a clean one. Pure:
 * dossier, declaration, candidates and day are given. Throws `introuvable` for a request of another
 * dossier.
 */
export const examiner = (d: Dossier, f: FaitsExamen): PointAVerifier[] => {
  const x = demandeDuDossier(d, f.demandeId)
  const cas: Cas = {
    d,
    x,
    profil: parseProfil(x.profilDemandeur),
    mandat: objetsDe(d, x).mandat,
    f,
  }
  const points = [
    ...pointsDesDoublons(cas),
    ...pointsDesAutres(cas),
    ...pointsDesAnnonces(cas),
    ...pointsDuMandat(cas),
    ...pointsDeLaDissolution(cas),
    ...pointsDeLaDeclaration(cas),
    ...pointsDesChiffres(cas),
    ...pointsDesRefus(cas),
    ...pointsDuDelai(cas),
  ]
  return points.toSorted(
    (a, b) => GRAVITES_POINT.indexOf(a.gravite) - GRAVITES_POINT.indexOf(b.gravite),
  )
}
