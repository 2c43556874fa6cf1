import {
  BASCULE_2027,
  type Batiment,
  BATIMENTS_MAX,
  batimentsDe,
  batimentVide,
  cleLibre,
  formatFrDate,
  manquesDuBatiment,
  nomParDefaut,
} from '@registre/domain'
import { Button, ConfirmDialog, fieldId, StateBadge } from '@registre/ui'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { aRepartir, resumeBatiment } from '../../../components/declaration/batiments.ts'
import { batimentSaisi } from '../../../components/declaration/saisie.ts'
import { FormulaireBatiment } from './FormulaireBatiment.tsx'

const LISTE = 'donneesTechniques.batiments'

const Etat = ({ batiment }: { batiment: Batiment }) => {
  const manques = manquesDuBatiment(batiment, useBrouillon().contexte).length
  return manques === 0 ? (
    <StateBadge tone="success">Complet</StateBadge>
  ) : (
    <StateBadge tone="warning">
      {manques > 1 ? `${manques} données à compléter` : '1 donnée à compléter'}
    </StateBadge>
  )
}

/** What was counted of several buildings together, which nobody but the syndic can share out. */
const ResteARepartir = () => {
  const { faits, enVigueur } = useBrouillon()
  const dits = enVigueur.actuelle
    ? aRepartir(enVigueur.actuelle.contenu.donneesTechniques, faits.contenu.donneesTechniques)
    : []
  return dits.length === 0 ? null : (
    <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-2w">
      <p>
        La déclaration en vigueur compte {dits.join(' et ')}, sans dire de quel bâtiment :
        indiquez-le dans chacun.
      </p>
    </div>
  )
}

/** A building: what is known of it, what may be done with it, and its form once it is open. */
const UnBatiment = ({
  batiment: b,
  rang,
  deplie,
  enFaute,
  onDeplier,
  onDupliquer,
  onSupprimer,
  recopier,
}: {
  batiment: Batiment
  rang: number
  deplie: boolean
  /** It has a fault: it is open, and stays so. */
  enFaute: boolean
  onDeplier: (deplie: boolean) => void
  onDupliquer?: (modele: Batiment) => void
  onSupprimer: () => void
  recopier?: () => void
}) => {
  const { contexte } = useBrouillon()
  const nom = b.nom || `Bâtiment n° ${rang + 1}`
  return (
    <li className="rc-batiment">
      <div className="rc-batiment__tete">
        <div>
          <h3 className="fr-h6 fr-mb-1v">{nom}</h3>
          <p className="fr-text--sm fr-mb-1v">{resumeBatiment(b)}</p>
          <Etat batiment={b} />
        </div>
        <ul className="fr-raw-list rc-actions">
          {!enFaute && (
            <li>
              <Button
                kind="secondary"
                small
                aria-expanded={deplie}
                onClick={() => onDeplier(!deplie)}
              >
                {deplie
                  ? 'Replier'
                  : manquesDuBatiment(b, contexte).length === 0
                    ? 'Modifier'
                    : 'Compléter'}
                <span className="fr-sr-only"> : {nom}</span>
              </Button>
            </li>
          )}
          {onDupliquer && (
            <li>
              <Button
                kind="tertiary"
                small
                // Of a twin, only what is proper to one building is to be typed.
                onClick={() =>
                  onDupliquer({ ...b, idRnb: '', confianceRnb: null, numeroEtiquette: '' })
                }
              >
                Dupliquer<span className="fr-sr-only"> : {nom}</span>
              </Button>
            </li>
          )}
          <li>
            <Button kind="tertiary" small onClick={onSupprimer}>
              Supprimer<span className="fr-sr-only"> : {nom}</span>
            </Button>
          </li>
        </ul>
      </div>
      {(deplie || enFaute) && (
        <FormulaireBatiment rang={rang} batiment={b} {...(recopier ? { recopier } : {})} />
      )}
    </li>
  )
}

/** The buildings, one by one: each opens in place, and those with a fault open by themselves. */
export const Batiments = () => {
  const { form, faits, contexte, erreurs, declaration } = useBrouillon()
  const batiments = batimentsDe(faits.contenu.donneesTechniques)
  const { append, remove, update } = useFieldArray({ control: form.control, name: LISTE })
  const [ouvert, setOuvert] = useState<string | null>(
    batiments.length === 1 ? (batiments[0]?.cle ?? null) : null,
  )
  const [aSupprimer, setASupprimer] = useState<number | null>(null)
  const enFaute = (rang: number): boolean =>
    [...erreurs.keys()].some((champ) => champ.startsWith(`${LISTE}.${rang}.`))
  const ajouter = (modele: Batiment): void => {
    const cle = cleLibre(batiments)
    append(batimentSaisi({ ...modele, cle, nom: nomParDefaut(batiments.length) }))
    setOuvert(cle)
  }
  const recopier = (modele: Batiment): void => {
    for (const [rang, b] of batiments.entries())
      if (b.cle !== modele.cle) update(rang, batimentSaisi(completerDe(b, modele)))
  }
  const fauteListe = erreurs.get(LISTE)
  return (
    <>
      <h2 className="fr-h5">Bâtiments ({batiments.length})</h2>
      <p>
        {contexte.aujourdhui < BASCULE_2027 ? 'À partir du' : 'Depuis le'}{' '}
        {formatFrDate(BASCULE_2027)}, chaque bâtiment est décrit à part. Le nombre de bâtiments et
        les étiquettes de la copropriété en sont déduits.
      </p>
      {declaration.idDeclarationDeBase !== null && <ResteARepartir />}
      <div id={fieldId(LISTE)} tabIndex={-1}>
        {fauteListe && <p className="fr-error-text">{fauteListe}</p>}
      </div>
      <ol className="fr-raw-list rc-batiments">
        {batiments.map((b, rang) => (
          <UnBatiment
            key={b.cle}
            batiment={b}
            rang={rang}
            deplie={b.cle === ouvert}
            enFaute={enFaute(rang)}
            onDeplier={(deplie) => setOuvert(deplie ? b.cle : null)}
            onSupprimer={() => setASupprimer(rang)}
            {...(batiments.length < BATIMENTS_MAX ? { onDupliquer: ajouter } : {})}
            {...(batiments.length > 1 ? { recopier: () => recopier(b) } : {})}
          />
        ))}
      </ol>
      {batiments.length < BATIMENTS_MAX && (
        <Button kind="secondary" icon="fr-icon-add-line" onClick={() => ajouter(batimentVide(''))}>
          Ajouter un bâtiment
        </Button>
      )}
      <ConfirmDialog
        open={aSupprimer !== null}
        title="Supprimer ce bâtiment ?"
        confirmLabel="Supprimer"
        onConfirm={() => {
          if (aSupprimer !== null) remove(aSupprimer)
          setASupprimer(null)
        }}
        onCancel={() => setASupprimer(null)}
      >
        <p>
          Ce qui est saisi de « {batiments[aSupprimer ?? -1]?.nom ?? ''} » est retiré de cette
          déclaration. La déclaration en vigueur au {formatFrDate(contexte.aujourdhui)} n’est pas
          modifiée.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** What belongs to one building alone. */
const PROPRES = [
  'cle',
  'nom',
  'adresse',
  'parcelle',
  'idRnb',
  'confianceRnb',
  'rapprocheLe',
  'nbAscenseurs',
  'numeroEtiquette',
] as const satisfies readonly (keyof Batiment)[]

/** A building with the facts of another where it has none of its own. */
const completerDe = (b: Batiment, modele: Batiment): Batiment => {
  const siens = Object.entries(b).filter(([, v]) => v !== null && v !== '')
  const propres = Object.fromEntries(PROPRES.map((fait) => [fait, b[fait]]))
  return { ...modele, ...Object.fromEntries(siens), ...propres }
}
