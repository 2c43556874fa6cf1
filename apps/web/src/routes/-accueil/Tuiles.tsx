import { Tile } from '@codegouvfr/react-dsfr/Tile'
import { peut, type Autorite } from '@registre/domain'
import { useCompte } from '../../lib/session.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'

export interface Tuile {
  titre: string
  description: string
  href: string
  /** At least one of them; none: everybody. */
  autorites?: readonly Autorite[]
}

/** Tiles of a home, without those that the account may not use or whose screen does not exist. */
export const Tuiles = ({
  tuiles,
  titre = 'Que souhaitez-vous faire ?',
  serrees = false,
}: {
  tuiles: readonly Tuile[]
  titre?: string
  /** Their titles alone: doors that people know by heart, below what waits. */
  serrees?: boolean
}) => {
  const existe = useEcranExiste()
  const autorites = useCompte()?.authorities ?? []
  const visibles = tuiles.filter(
    (t) => existe(t.href) && (!t.autorites || peut(autorites, t.autorites)),
  )
  if (visibles.length === 0) return null
  return (
    <section className="fr-mt-4w" aria-label={titre}>
      <h2 className="fr-h4">{titre}</h2>
      <ul
        className={
          serrees ? 'rc-tuiles fr-raw-list' : 'fr-grid-row fr-grid-row--gutters fr-raw-list'
        }
      >
        {visibles.map((t) => (
          <li key={t.href} className={serrees ? undefined : 'fr-col-12 fr-col-sm-6 fr-col-lg-4'}>
            <Tile
              title={t.titre}
              desc={serrees ? undefined : t.description}
              titleAs="h3"
              small
              orientation="horizontal"
              enlargeLinkOrButton
              linkProps={{ href: t.href }}
              className={serrees ? 'rc-tuile rc-tuile--serree fr-tile--no-icon' : 'rc-tuile'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
