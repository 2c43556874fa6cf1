import { deCommune, normaliserTexte } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from '../annuaire/lien.ts'

type Trouves = Answer<'chercherCoproprietes'>

/** A letter alone stands in every address: nothing is looked for by it. */
const estTropCourte = (q: string): boolean =>
  q
    .trim()
    .split(/[\s'’-]+/)
    .every((mot) => mot.length < 2)

/** Numbers of firms: their name, their digits, what they number. */
const NOMBRES = {
  siret: ['SIRET', 14, 'l’établissement'],
  siren: ['SIREN', 9, 'un établissement de l’entreprise'],
} as const

/** Why a key finds nothing: as it cannot be, then as nobody has it. */
const clefVide = (q: string, { genre, valeur, valide }: NonNullable<Trouves['clef']>): string => {
  if (genre === 'parcelle')
    return valide
      ? `Aucune copropriété ne déclare la parcelle ${valeur}.`
      : `« ${q} » : dites aussi la commune de la parcelle, comme « section AB n° 123, Nantes ».`
  const [nom, chiffres, quoi] = NOMBRES[genre]
  return valide
    ? `Aucune copropriété n’a pour syndic ${quoi} de ${nom} ${valeur}.`
    : `« ${q} » n’est pas un ${nom} : il en faut ${chiffres} chiffres, dont le dernier confirme les autres. Vérifiez-les.`
}

/** Why nothing is listed, as far as it is known. */
const motifVide = (q: string, { clef, contredit, lieu, ignores }: Trouves): string =>
  estTropCourte(q)
    ? `« ${q} » est trop court pour chercher : saisissez au moins deux lettres d’un nom, d’une voie ou d’une commune.`
    : clef
      ? clefVide(q, clef)
      : contredit
        ? contredit.commune === null
          ? `Nous ne connaissons pas le code postal ${contredit.codePostal} : vérifiez-le.`
          : `Le code postal ${contredit.codePostal} n’est pas celui ${deCommune(contredit.commune)} : corrigez l’un des deux.`
        : ignores.length > 0
          ? `Nous n’avons pas reconnu « ${ignores.join(' ')} » : nous ne pouvons rien dire de « ${q} ».`
          : `Aucune copropriété ne correspond à « ${q} »${lieu === null ? '' : ` (${lieu})`}.`

/** The places to look at instead: each of those that contradict each other, or the one that was read among other words. */
const lieuxAVoir = (q: string, { contredit, lieu }: Trouves): readonly string[] => {
  if (contredit) return contredit.commune === null ? [] : [contredit.codePostal, contredit.commune]
  const siens = normaliserTexte(lieu ?? '').split(' ')
  const rienDAutre = normaliserTexte(q)
    .split(' ')
    .every((mot) => siens.includes(mot))
  return lieu === null || rienDAutre || lieu.includes(',') ? [] : [lieu]
}

/** Why nothing is listed, and what to try. */
export const RienTrouve = ({ q, trouves }: { q: string; trouves: Trouves }) => (
  <>
    <p className="fr-text--bold">{motifVide(q, trouves)}</p>
    <p>
      Essayez un nom plus court, l’adresse avec sa commune, ou le numéro d’immatriculation. Une
      copropriété qui n’est pas encore immatriculée ne figure pas au registre.
    </p>
    {lieuxAVoir(q, trouves).map((lieu) => (
      <p key={lieu} className="fr-mb-1w">
        <InternalLink href={hrefRecherche(lieu)}>
          Voir les copropriétés de ce lieu : {lieu}
        </InternalLink>
      </p>
    ))}
  </>
)
