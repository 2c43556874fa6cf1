import {
  LABELS_VUE_GESTION,
  OBLIGATIONS_DECLAREES,
  plurielTache,
  type VueGestion,
  VUES_GESTION,
} from '@registre/domain'
import { type Answer } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { adresseGestion, type CriteresGestion } from './criteres.ts'

type Comptes = Answer<'compterGerees'>

const COMPTEURS: readonly {
  nombre: (c: Comptes) => number
  label: string
  filtre: CriteresGestion
  grave?: true
  /** Not shown when there are none. */
  discret?: true
}[] = [
  {
    nombre: (c) => c.mandatsExpires,
    label: 'mandats expirés',
    filtre: { fin: 'expire' },
    grave: true,
  },
  {
    nombre: (c) => c.mandatsARenouveler,
    label: 'mandats à renouveler sous 60 jours',
    filtre: { fin: '60' },
  },
  {
    nombre: (c) => c.majEnRetard,
    label: 'mises à jour annuelles en retard',
    filtre: { maj: 'en-retard' },
    grave: true,
  },
  {
    nombre: (c) => c.majAFaire,
    label: 'mises à jour annuelles à faire',
    filtre: { maj: 'a-faire' },
  },
  ...OBLIGATIONS_DECLAREES.map((oblig) => ({
    nombre: (c: Comptes) => c.obligations[oblig],
    label: plurielTache(oblig),
    filtre: { oblig },
    discret: true as const,
  })),
  { nombre: (c) => c.precisions, label: 'précisions demandées', filtre: { vue: 'precisions' } },
]

/** What waits in a firm's co-ownerships: each number is the list that it counts. */
export const Compteurs = ({ comptes }: { comptes: Comptes | undefined }) => (
  <ul className="rc-gestion__compteurs fr-raw-list" aria-busy={comptes === undefined}>
    {COMPTEURS.filter(({ nombre, discret }) => !discret || (comptes && nombre(comptes) > 0)).map(
      ({ nombre, label, filtre, grave }) => {
        const n = comptes ? nombre(comptes) : 0
        return (
          <li key={label}>
            <InternalLink href={adresseGestion({}, filtre)}>
              <strong className={grave && n > 0 ? 'rc-delai--error' : undefined}>
                {comptes ? formatNombre(n) : '…'}
              </strong>{' '}
              {label}
            </InternalLink>
          </li>
        )
      },
    )}
  </ul>
)

/** Somebody in the house is assigned something: who looks after what is worth saying. */
export const estAffectee = (comptes: Comptes | undefined): boolean =>
  comptes?.gestionnaires.some(({ nombre }) => nombre > 0) ?? false
const PAR_PERSONNE: ReadonlySet<VueGestion> = new Set(['pour-moi', 'miennes', 'non-affectees'])

/** The lists of a firm as tabs, each with the number of what it opens: no filter goes with it. */
export const Vues = ({
  criteres,
  comptes,
}: {
  criteres: CriteresGestion
  comptes: Comptes | undefined
}) => {
  const { vue: courante = 'toutes', taille, colonnes, tri, sens } = criteres
  return (
    <nav className="rc-liste__vues" aria-label="Listes">
      <ul>
        {VUES_GESTION.filter(
          (vue) => vue === courante || estAffectee(comptes) || !PAR_PERSONNE.has(vue),
        ).map((vue) => (
          <li key={vue}>
            <InternalLink
              href={adresseGestion(
                { taille, colonnes, tri, sens },
                { vue: vue === 'toutes' ? undefined : vue },
              )}
              {...(vue === courante ? { 'aria-current': 'page' } : {})}
            >
              {LABELS_VUE_GESTION[vue]}{' '}
              <span>{comptes ? formatNombre(comptes.vues[vue]) : ''}</span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
