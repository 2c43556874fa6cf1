import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { LUS_MAX } from '../annuaire/criteres.ts'
import { hrefRecherche } from './BoiteRecherche.tsx'

type Trouves = Answer<'chercherCoproprietes'>

/** What was understood, when it is not what was typed. */
export const CeQuiEstLu = ({ trouves: t, q }: { trouves: Trouves; q: string }) => (
  <>
    {q.length >= LUS_MAX && <p>Seuls les {LUS_MAX} premiers signes de votre texte sont lus.</p>}
    {t.syndic !== null && (
      <p>
        Copropriétés dont le syndic est <b>{t.syndic}</b>.
      </p>
    )}
    {t.lieu !== null && t.partieDe === null && (
      <p>
        Recherche limitée à <b>{t.lieu}</b>, que nous avons lu dans votre demande.
      </p>
    )}
    {t.partieDe !== null && (
      <p>
        {t.partieDe.nom} fait partie de la commune de <b>{t.partieDe.commune}</b> : voici toutes les
        copropriétés de celle-ci.
      </p>
    )}
    {t.vouliezVousDire !== null && (
      <p>
        Vouliez-vous dire{' '}
        <InternalLink href={hrefRecherche(t.vouliezVousDire)}>
          <b>{t.vouliezVousDire}</b>
        </InternalLink>{' '}
        ?
      </p>
    )}
    {t.total > 0 && t.corrections.length > 0 && (
      <p>
        {t.corrections.map(({ de, en }, i) => (
          <span key={de}>
            {i > 0 && ', '}« {de} » lu <b>{en}</b>
          </span>
        ))}
        .
      </p>
    )}
    {t.plafonne && (
      <p>
        Plus de {formatNombre(t.total)} répondent : seules les {formatNombre(t.total)} premières
        sont montrées. Ajoutez une voie, un numéro ou un nom ; pour les avoir toutes, prenez les{' '}
        <InternalLink href="/institutionnels/donnees-brutes">données brutes</InternalLink>.
      </p>
    )}
    {t.total > 0 && t.ignores.length > 0 && (
      <p>
        Aucune ne contient tous les mots de « {q} » : celles-ci n’ont pas{' '}
        {t.ignores.map((m) => `« ${m} »`).join(', ')}.
      </p>
    )}
    {t.communes.length > 1 && (
      <p>
        Communes de ce nom :{' '}
        {t.communes.map((c, i) => (
          <span key={c.code}>
            {i > 0 && ' · '}
            <InternalLink href={hrefRecherche(`${c.nom} ${c.codePostal}`)}>
              {c.nom} ({c.codePostal})
            </InternalLink>{' '}
            {formatNombre(c.nombre)}
          </span>
        ))}
      </p>
    )}
  </>
)

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
const motifVide = (q: string, { clef, lieu, ignores }: Trouves): string =>
  estTropCourte(q)
    ? `« ${q} » est trop court pour chercher : saisissez au moins deux lettres d’un nom, d’une voie ou d’une commune.`
    : clef
      ? clefVide(q, clef)
      : ignores.length > 0
        ? `Nous n’avons pas reconnu « ${ignores.join(' ')} » : nous ne pouvons rien dire de « ${q} ».`
        : `Aucune copropriété ne correspond à « ${q} »${lieu === null ? '' : ` (${lieu})`}.`

/** Why nothing is listed, and what to try. */
export const RienTrouve = ({ q, trouves }: { q: string; trouves: Trouves }) => (
  <>
    <p className="fr-text--bold">{motifVide(q, trouves)}</p>
    <p>
      Essayez un nom plus court, l’adresse avec sa commune, ou le numéro d’immatriculation. Une
      copropriété qui n’est pas encore immatriculée ne figure pas au registre.
    </p>
  </>
)
