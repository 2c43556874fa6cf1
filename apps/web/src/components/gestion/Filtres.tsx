import {
  FINS_GESTION,
  LABELS_FIN_GESTION,
  LABELS_OBLIGATION,
  OBLIGATIONS_DECLAREES,
  SITUATIONS_MAJ,
  type SituationMaj,
} from '@registre/domain'
import { optionsOf } from '@registre/ui'
import type { Answer } from '../../lib/api/index.ts'
import { limitsOf } from '../../lib/form-check.ts'
import { ChampRecherche } from '../liste/ChampRecherche.tsx'
import { ChoixFiltre } from '../liste/ChoixFiltre.tsx'
import { Puces, pucesDe } from '../liste/Puces.tsx'
import { adresseGestion, type CriteresGestion, lireCriteres } from './criteres.ts'
import { FILTRES, LABEL_STATUT, STATUTS } from './filtres-ecran.ts'

const LABELS_MAJ: Record<SituationMaj, string> = {
  'a-faire': 'Mise à jour à faire',
  'en-retard': 'Mise à jour en retard',
  faite: 'Mise à jour faite',
}

type Comptes = Answer<'compterGerees'>

/** What each criterion that is set says of itself. */
const motsDe = (
  { q, filter, statut, fin, maj, oblig, gest, dep }: CriteresGestion,
  gestionnaires: Comptes['gestionnaires'],
) => ({
  q: q && `« ${q} »`,
  filter: filter && filter !== 'seeAllCopro' ? FILTRES[filter] : undefined,
  statut: statut && LABEL_STATUT(statut),
  fin: fin && LABELS_FIN_GESTION[fin],
  maj: maj && LABELS_MAJ[maj],
  oblig: oblig && `À faire ou en retard : ${LABELS_OBLIGATION[oblig]}`,
  gest:
    gest === undefined
      ? undefined
      : `Gestionnaire : ${gestionnaires.find((g) => g.id === gest)?.nom ?? gest}`,
  dep: dep && `Département : ${dep}`,
})

/** The criteria whose values are known beforehand, in the order of the screen. */
const CHOIX = [
  { cle: 'fin', label: 'Fin de mandat', options: optionsOf(FINS_GESTION, LABELS_FIN_GESTION) },
  { cle: 'maj', label: 'Mise à jour', options: optionsOf(SITUATIONS_MAJ, LABELS_MAJ) },
  {
    cle: 'oblig',
    label: 'Obligation à faire',
    options: optionsOf(OBLIGATIONS_DECLAREES, LABELS_OBLIGATION),
  },
  { cle: 'statut', label: 'Statut', options: STATUTS },
] as const

/** Search across all that a person would type, filters, and a chip for each that is set. */
export const Filtres = ({
  criteres,
  comptes,
  onAller,
}: {
  criteres: CriteresGestion
  comptes: Comptes | undefined
  onAller: (href: string) => void
}) => {
  const changer = (change: Record<string, unknown>): void =>
    onAller(adresseGestion(lireCriteres({ ...criteres, ...change }), {}))
  const { gestionnaires = [], departements = [] } = comptes ?? {}
  const { vue, taille, colonnes, tri, sens } = criteres
  return (
    <>
      <ChampRecherche
        label="Nom, numéro, adresse, gestionnaire"
        nom="Chercher dans vos copropriétés"
        q={criteres.q}
        onChercher={(q) => changer({ q })}
        onFocus={limitsOf('rechercherGerees', { texte: 'q' })}
      >
        {CHOIX.map(({ cle, label, options }) => (
          <ChoixFiltre
            key={cle}
            id={`filtre-${cle}`}
            label={label}
            valeur={criteres[cle] ?? ''}
            options={options}
            onChange={(valeur) => changer({ [cle]: valeur || undefined })}
          />
        ))}
        {gestionnaires.length > 1 && (
          <ChoixFiltre
            id="filtre-gestionnaire"
            label="Gestionnaire"
            valeur={String(criteres.gest ?? '')}
            options={gestionnaires.map((g) => ({
              value: String(g.id),
              label: `${g.nom} (${g.nombre})`,
            }))}
            onChange={(gest) => changer({ gest: gest || undefined })}
          />
        )}
        {departements.length > 1 && (
          <ChoixFiltre
            id="filtre-departement"
            label="Département"
            valeur={criteres.dep ?? ''}
            options={departements.map((d) => ({
              value: d.code,
              label: `${d.code} (${d.nombre})`,
            }))}
            onChange={(dep) => changer({ dep: dep || undefined })}
          />
        )}
      </ChampRecherche>
      <Puces
        puces={pucesDe(criteres, motsDe(criteres, gestionnaires), (c) => adresseGestion(c, {}))}
        hrefEffacer={adresseGestion({ vue, taille, colonnes, tri, sens }, {})}
      />
    </>
  )
}
