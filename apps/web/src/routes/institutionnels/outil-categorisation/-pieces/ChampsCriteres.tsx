import { type CodeCritere, CRITERES_CATEGORISATION, type Critere } from '@registre/domain'
import { FieldCheckboxes, FieldSelect } from '@registre/ui'
import { FieldDate } from '../../../../components/FieldDate.tsx'
import { FieldNumber } from '../../../../components/FieldNumber.tsx'
import type { CriteresWire } from './recherche.ts'

type Valeurs = Readonly<Record<string, unknown>>
export interface SaisieCriteres {
  initiales: CriteresWire
  choisies: Readonly<Record<string, string[]>>
  onChoisir: (champ: string, valeurs: string[]) => void
  fautes: Readonly<Record<string, string>>
}

const texte = (v: unknown): string => (v === undefined || v === null ? '' : String(v))

const Bornes = ({
  critere,
  valeurs,
  fautes,
}: {
  critere: Extract<Critere, { de: string }>
  valeurs: Valeurs
  fautes: SaisieCriteres['fautes']
}) => {
  const Champ = critere.genre === 'jour' ? FieldDate : FieldNumber
  const unite = critere.genre === 'nombre' ? critere.unite : null
  return (
    <fieldset className="rc-bornes">
      <legend className="fr-label fr-mb-1w">
        {critere.label}
        {unite !== null && <span className="fr-hint-text">En {unite}</span>}
      </legend>
      {[critere.de, critere.a].map((champ, i) => (
        <Champ
          key={champ}
          name={champ}
          label={
            critere.genre === 'jour'
              ? i === 0
                ? 'À partir du'
                : 'Jusqu’au'
              : i === 0
                ? 'Au moins'
                : 'Au plus'
          }
          error={fautes[champ]}
          inputProps={{ defaultValue: texte(valeurs[champ]) }}
        />
      ))}
    </fieldset>
  )
}

const Champ = ({
  code,
  initiales,
  choisies,
  onChoisir,
  fautes,
}: SaisieCriteres & { code: CodeCritere }) => {
  const valeurs: Valeurs = initiales
  const critere: Critere = CRITERES_CATEGORISATION[code]
  if (critere.genre !== 'choix')
    return <Bornes critere={critere} valeurs={valeurs} fautes={fautes} />
  const options = Object.entries(critere.valeurs).map(([value, label]) => ({ value, label }))
  return critere.plusieurs ? (
    <FieldCheckboxes
      name={code}
      label={critere.label}
      options={options}
      values={choisies[code] ?? []}
      onChange={(v) => onChoisir(code, v)}
    />
  ) : (
    <FieldSelect
      name={code}
      label={critere.label}
      placeholder="Indifférent"
      options={options}
      selectProps={{ defaultValue: texte(valeurs[code]) }}
    />
  )
}

/** The fields of some criteria, as the domain's table describes them. */
export const ChampsCriteres = ({
  codes,
  ...saisie
}: SaisieCriteres & { codes: readonly CodeCritere[] }) => (
  <div className="rc-criteres__grille fr-mt-2w">
    {codes.map((code) => (
      <div key={code}>
        <Champ code={code} {...saisie} />
      </div>
    ))}
  </div>
)
