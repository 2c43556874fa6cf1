import { deCommune } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { LUS_MAX } from '../annuaire/criteres.ts'
import { hrefRecherche } from '../annuaire/lien.ts'

type Trouves = Answer<'chercherCoproprietes'>

/** What the communes that a text names are: « Lilas Tours » names two, which have not one name. */
const titreDesCommunes = ({ total, communes }: Trouves): string => {
  if (total === 0)
    return communes.length > 1 ? 'Dans les communes nommées' : 'Dans la commune nommée'
  return new Set(communes.map((c) => c.nom)).size > 1
    ? 'Communes que votre demande peut nommer'
    : 'Laquelle ? Communes de ce nom'
}

/** What was understood, when it is not what was typed. */
export const CeQuiEstLu = ({ trouves: t, q }: { trouves: Trouves; q: string }) => (
  <>
    {q.length >= LUS_MAX && <p>Seuls les {LUS_MAX} premiers signes de votre texte sont lus.</p>}
    {t.syndic !== null && (
      <p>
        Copropriétés dont le syndic est <b>{t.syndic}</b>.
      </p>
    )}
    {t.total > 0 && t.lieu !== null && t.partieDe === null && (
      <p>
        Recherche limitée à <b>{t.lieu}</b>, que nous avons lu dans votre demande.
      </p>
    )}
    {t.partieDe !== null && (
      <p>
        {t.partieDe.nom} fait partie de la commune <b>{deCommune(t.partieDe.commune)}</b>
        {t.total > 0 && ' : voici toutes les copropriétés de celle-ci'}.
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
    {t.communes.length > (t.total === 0 ? 0 : 1) && (
      <p>
        {titreDesCommunes(t)} :{' '}
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
