import {
  FINS_GESTION,
  LABELS_FIN_GESTION,
  SITUATIONS_MAJ,
  type SituationMaj,
} from '@registre/domain'
import { type FormEvent, useEffect, useState } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { limitsOf } from '../../lib/form-check.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { adresseGestion, type CriteresGestion, lireCriteres } from './criteres.ts'

const LABELS_MAJ: Record<SituationMaj, string> = {
  'a-faire': 'Mise à jour à faire',
  'en-retard': 'Mise à jour en retard',
  faite: 'Mise à jour faite',
}

const Choix = ({
  id,
  label,
  valeur,
  options,
  onChange,
}: {
  id: string
  label: string
  valeur: string
  options: readonly { value: string; label: string }[]
  onChange: (valeur: string) => void
}) => (
  <>
    <label className="fr-sr-only" htmlFor={id}>
      {label}
    </label>
    <select
      id={id}
      className={`fr-select rc-puce${valeur === '' ? '' : ' rc-puce--active'}`}
      value={valeur}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{label}</option>
      {options.map((o) => (
        <option key={o.value} value={o.value}>
          {o.label}
        </option>
      ))}
    </select>
  </>
)

/** Search across all that a person would type, and filters as chips. */
export const Filtres = ({
  criteres,
  comptes,
  onAller,
}: {
  criteres: CriteresGestion
  comptes: Answer<'compterGerees'> | undefined
  onAller: (href: string) => void
}) => {
  const [texte, setTexte] = useState(criteres.q ?? '')
  useEffect(() => setTexte(criteres.q ?? ''), [criteres.q])
  const changer = (change: Record<string, unknown>): void =>
    onAller(adresseGestion(lireCriteres({ ...criteres, ...change }), {}))
  const chercher = (event: FormEvent): void => {
    event.preventDefault()
    changer({ q: texte.trim() || undefined })
  }
  const actifs = [criteres.q, criteres.fin, criteres.maj, criteres.gest, criteres.dep].filter(
    (v) => v !== undefined,
  )
  return (
    <form
      role="search"
      className="rc-file__filtres"
      onSubmit={chercher}
      onFocus={limitsOf('rechercherGerees', { texte: 'q' })}
    >
      <div className="rc-cherche fr-search-bar">
        <label className="fr-sr-only" htmlFor="champ-q">
          Nom, numéro, adresse, commune, gestionnaire
        </label>
        <input
          id="champ-q"
          name="q"
          type="search"
          className="fr-input"
          placeholder="Nom, numéro, adresse, commune, gestionnaire"
          autoComplete="off"
          value={texte}
          onChange={(event) => setTexte(event.target.value)}
        />
        <button type="submit" className="fr-btn">
          Rechercher
        </button>
      </div>
      <Choix
        id="filtre-fin"
        label="Fin de mandat"
        valeur={criteres.fin ?? ''}
        options={FINS_GESTION.map((value) => ({ value, label: LABELS_FIN_GESTION[value] }))}
        onChange={(fin) => changer({ fin: fin || undefined })}
      />
      <Choix
        id="filtre-maj"
        label="Mise à jour"
        valeur={criteres.maj ?? ''}
        options={SITUATIONS_MAJ.map((value) => ({ value, label: LABELS_MAJ[value] }))}
        onChange={(maj) => changer({ maj: maj || undefined })}
      />
      <Choix
        id="filtre-gestionnaire"
        label="Gestionnaire"
        valeur={String(criteres.gest ?? '')}
        options={(comptes?.gestionnaires ?? []).map((g) => ({
          value: String(g.id),
          label: `${g.nom} (${g.nombre})`,
        }))}
        onChange={(gest) => changer({ gest: gest || undefined })}
      />
      <Choix
        id="filtre-departement"
        label="Département"
        valeur={criteres.dep ?? ''}
        options={(comptes?.departements ?? []).map((d) => ({
          value: d.code,
          label: `${d.code} (${d.nombre})`,
        }))}
        onChange={(dep) => changer({ dep: dep || undefined })}
      />
      {actifs.length > 0 && (
        <InternalLink
          className="fr-link fr-link--sm"
          href={adresseGestion(
            { vue: criteres.vue, taille: criteres.taille, colonnes: criteres.colonnes },
            {},
          )}
        >
          Effacer les filtres
        </InternalLink>
      )}
    </form>
  )
}
