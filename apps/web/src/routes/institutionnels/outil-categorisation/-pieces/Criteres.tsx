import { champsDuCritere, CODES_CRITERE, type CodeCritere, CRITERES_CATEGORISATION, type Critere } from '@registre/domain'
import { FieldCheckboxes, FieldDate, FieldNumber, FieldSelect } from '@registre/ui'
import { useCompte } from '../../../../lib/session.ts'
import type { CriteresWire } from './recherche.ts'

type Valeurs = Readonly<Record<string, unknown>>
interface Props {
  initiales: CriteresWire
  choisies: Readonly<Record<string, string[]>>
  onChoisir: (champ: string, valeurs: string[]) => void
  fautes: Readonly<Record<string, string>>
}

const texte = (v: unknown): string => (v === undefined || v === null ? '' : String(v))

const Bornes = ({ critere, valeurs, fautes }: { critere: Extract<Critere, { de: string }>; valeurs: Valeurs; fautes: Props['fautes'] }) => {
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
          label={critere.genre === 'jour' ? (i === 0 ? 'À partir du' : 'Jusqu’au') : i === 0 ? 'Au moins' : 'Au plus'}
          error={fautes[champ]}
          inputProps={{ defaultValue: texte(valeurs[champ]) }}
        />
      ))}
    </fieldset>
  )
}

const Champ = ({ code, initiales, choisies, onChoisir, fautes }: Props & { code: CodeCritere }) => {
  const critere: Critere = CRITERES_CATEGORISATION[code]
  if (critere.genre !== 'choix') return <Bornes critere={critere} valeurs={initiales} fautes={fautes} />
  const options = Object.entries(critere.valeurs).map(([value, label]) => ({ value, label }))
  return critere.plusieurs ? (
    <FieldCheckboxes name={code} label={critere.label} options={options} values={choisies[code] ?? []} onChange={(v) => onChoisir(code, v)} />
  ) : (
    <FieldSelect
      name={code}
      label={critere.label}
      placeholder="Indifférent"
      options={options}
      selectProps={{ defaultValue: texte((initiales as Valeurs)[code]) }}
    />
  )
}

const Groupe = ({ titre, codes, ouvert, ...props }: Props & { titre: string; codes: readonly CodeCritere[]; ouvert: boolean }) => (
  <details className="rc-criteres fr-mb-2w" open={ouvert}>
    <summary className="fr-text--bold">{titre}</summary>
    <div className="rc-criteres__grille fr-mt-2w">
      {codes.map((code) => (
        <div key={code}>
          <Champ code={code} {...props} />
        </div>
      ))}
    </div>
  </details>
)

/** The criteria, from the domain's table: the published ones, and those of institutions for who may use them. */
export const Criteres = ({ complet, ...props }: Props & { complet: boolean }) => {
  const niveau = useCompte()?.territoire?.niveau ?? 'NATIONAL'
  const partout = niveau === 'NATIONAL'
  const remplis = (prives: boolean) =>
    CODES_CRITERE.some((code) => CRITERES_CATEGORISATION[code].prive === prives && champsDuCritere(code).some((champ) => champ in props.initiales))
  const codes = (prives: boolean) => CODES_CRITERE.filter((code) => CRITERES_CATEGORISATION[code].prive === prives)
  const enFaute = Object.keys(props.fautes).length > 0
  return (
    <>
      <Groupe titre="Critères sur les données publiques" codes={codes(false)} ouvert={remplis(false) || enFaute} {...props} />
      {complet && (
        <Groupe
          titre={`Énergie, travaux, finances et procédures${partout ? '' : ' (sur votre territoire)'}`}
          codes={codes(true)}
          ouvert={remplis(true) || enFaute}
          {...props}
        />
      )}
    </>
  )
}
