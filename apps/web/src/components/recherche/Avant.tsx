import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { hrefRecherche } from './BoiteRecherche.tsx'

type Trouves = Answer<'chercherCoproprietes'>

/** What was understood, when it is not what was typed. */
const Lecture = ({ trouves: t, q }: { trouves: Trouves; q: string }) => (
  <>
    {t.syndic !== null && (
      <p>
        Copropriétés dont le syndic est <b>{t.syndic}</b>.
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

const Vide = ({ q }: { q: string }) => (
  <>
    <p className="fr-text--bold">
      {estTropCourte(q)
        ? `« ${q} » est trop court pour chercher : saisissez au moins deux lettres d’un nom, d’une voie ou d’une commune.`
        : `Aucune copropriété ne correspond à « ${q} ».`}
    </p>
    <p>
      Essayez un nom plus court, l’adresse avec sa commune, ou le numéro d’immatriculation. Une
      copropriété qui n’est pas encore immatriculée ne figure pas au registre.
    </p>
  </>
)

/** What is said before the list: what was understood, what did not answer, what may be tried. */
export const Avant = ({
  trouves,
  q,
  dite,
  muet,
}: {
  trouves: Trouves
  q: string
  /** An address was answered already. */
  dite: boolean
  /** The service of addresses does not answer. */
  muet: boolean
}) => (
  <>
    {muet && (
      <p className="fr-hint-text">
        Le service d’adresses ne répond pas : voici les copropriétés dont le nom ou l’adresse
        contient ces mots.
      </p>
    )}
    <Lecture trouves={trouves} q={q} />
    {trouves.total === 0 && !dite && <Vide q={q} />}
  </>
)
