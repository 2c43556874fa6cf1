import { MAX_RATTACHEMENTS, type TypeJustificatifMandat, typesJustificatif } from '@registre/domain'
import { FieldCheckbox, FieldRadio, FileDrop, Section } from '@registre/ui'
import { useEffect, useRef, useState } from 'react'
import { type Answer, callOf, isApiError, useCommand } from '../../lib/api/index.ts'
import { formatNumero, formatTaille } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ControleRattachements, type LignesRattachement } from './ControleRattachements.tsx'
import { BoutonFichier } from '../Telechargement.tsx'
import { LECTURES_RATTACHEMENT } from './rattachement.ts'
import { optionsJustificatif } from '../justificatifs.ts'
import { CLASSEUR } from '../classeur.ts'
import { Lectures } from '../fichiers-refuses.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { useFichierLu } from '../preuve/use-fichier-lu.ts'
import { Refus } from '../Refus.tsx'

type Bilan = Answer<'rattacherPlusieurs'>

const Resultat = ({ bilan }: { bilan: Bilan }) => (
  <>
    <div
      className={`fr-alert fr-alert--${bilan.refuses.length > 0 ? 'warning' : 'success'} fr-mb-2w`}
    >
      <p>
        {bilan.demandes.length} demande{bilan.demandes.length > 1 ? 's' : ''} envoyée
        {bilan.demandes.length > 1 ? 's' : ''}
        {bilan.refuses.length > 0 && `, ${bilan.refuses.length} non envoyée(s)`}.
      </p>
    </div>
    <ul>
      {bilan.refuses.map((r) => (
        <li key={r.ligne}>
          Ligne {r.ligne}, {formatNumero(r.numero)} : {r.message}
        </li>
      ))}
    </ul>
    <InternalLink className="fr-btn" href="/">
      Suivre les demandes
    </InternalLink>
  </>
)

/** Attachments by workbook: what each row would ask for, then one proof and one act for all. */
export const RattacherPlusieurs = () => {
  const [lignes, setLignes] = useState<LignesRattachement | null>(null)
  const { file, lectures, poser, lu } = useFichierLu()
  const [type, setType] = useState<TypeJustificatifMandat>('PV_AG')
  const [confirmees, setConfirmees] = useState<readonly string[]>([])
  const [faute, setFaute] = useState<string>()
  const [bilan, setBilan] = useState<Bilan | null>(null)
  const controler = useCommand('controlerRattachements', { business: true })
  const envoyer = useCommand('rattacherPlusieurs', {
    business: true,
    invalidates: LECTURES_RATTACHEMENT,
  })
  // What was pressed has gone with the form: the result begins at its title.
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => void (bilan && titre.current?.focus()), [bilan])
  const pretes = (lignes ?? []).filter((l) => l.erreurs.length === 0)
  const phrases = new Map(
    pretes.flatMap((l) => l.aConfirmer.map((e) => [e.code, e.message] as const)),
  )
  const fautives = (lignes ?? []).length - pretes.length
  const tenter = async (travail: () => Promise<void>): Promise<void> => {
    setFaute(undefined)
    try {
      await travail()
    } catch (error) {
      if (!isApiError(error)) throw error
      setFaute(error.problem.message)
    }
  }
  const deposer = (): Promise<void> =>
    tenter(async () => {
      const preuve = await lu()
      if (preuve === undefined) return
      if (preuve === null) return setFaute('Joignez le justificatif des mandats.')
      if ([...phrases.keys()].some((code) => !confirmees.includes(code)))
        return setFaute('Confirmez les dates de ces mandats.')
      setBilan(
        await envoyer.mutateAsync({
          body: {
            lignes: pretes.map(({ ligne, numero, dateDebut, dateFin, electionLe }) => ({
              ligne,
              numero,
              dateDebut,
              dateFin,
              electionLe,
            })),
            typeJustifMandat: type,
            confirmations: [...phrases.keys()],
            file: preuve,
          },
        }),
      )
    })
  return (
    <>
      <h1 ref={titre} tabIndex={-1}>
        Se rattacher à plusieurs copropriétés
      </h1>
      {bilan ? (
        <Resultat bilan={bilan} />
      ) : (
        <>
          <Section title="1. Remplir le classeur">
            <p>
              Une ligne par copropriété : son numéro, le début et la fin de votre mandat.{' '}
              {MAX_RATTACHEMENTS} lignes au plus.
            </p>
            <BoutonFichier
              secondaire
              libelle="Télécharger le classeur"
              fichier={() => callOf('telechargerModeleRattachements', {})}
            />
          </Section>
          <Section title="2. Le faire contrôler">
            <p>Chaque ligne est contrôlée. Rien n’est demandé à cette étape.</p>
            <FileDrop
              name="classeur"
              label="Classeur rempli"
              hint="Format XLSX, moins de 5 Mo."
              error={lignes === null ? faute : undefined}
              progress={controler.isPending ? 'unknown' : null}
              kind={CLASSEUR}
              onFile={(fichier) =>
                void tenter(async () =>
                  setLignes(
                    await controler.mutateAsync({ body: { fichier, typeJustifMandat: type } }),
                  ),
                )
              }
              onRefused={setFaute}
            />
            {lignes && <ControleRattachements lignes={lignes} />}
          </Section>
          {pretes.length > 0 && (
            <Section title="3. Joindre le justificatif et envoyer">
              <div className="rc-etroite">
                {fautives > 0 && (
                  <p>
                    {fautives === 1
                      ? 'La ligne en erreur ne sera pas envoyée : corrigez-la'
                      : `Les ${fautives} lignes en erreur ne seront pas envoyées : corrigez-les`}{' '}
                    dans le classeur, puis faites-le contrôler de nouveau.
                  </p>
                )}
                <Lectures value={lectures}>
                  <DepotPreuve
                    name="file"
                    label="Un justificatif pour toutes les lignes"
                    required
                    error={undefined}
                    {...(file ? { current: `${file.name} (${formatTaille(file.size)})` } : {})}
                    progress={envoyer.isPending ? 'unknown' : null}
                    onFile={poser}
                    onRefused={setFaute}
                    onRemove={() => poser(null)}
                  />
                </Lectures>
                <FieldRadio
                  name="type"
                  label="Type de justificatif"
                  value={type}
                  inline={false}
                  options={optionsJustificatif(false)}
                  inputProps={{
                    onChange: (e) =>
                      setType(typesJustificatif(false).find((t) => t === e.target.value) ?? type),
                  }}
                />
                {[...phrases].map(([code, phrase]) => (
                  <FieldCheckbox
                    key={code}
                    name={`confirmation-${code}`}
                    label={`${phrase} Oui, je le confirme pour toutes les lignes.`}
                    inputProps={{
                      checked: confirmees.includes(code),
                      onChange: (e) =>
                        setConfirmees((c) =>
                          e.target.checked ? [...c, code] : c.filter((autre) => autre !== code),
                        ),
                    }}
                  />
                ))}
              </div>
              <Refus>{faute ?? ''}</Refus>
              <button
                type="button"
                className="fr-btn"
                aria-disabled={envoyer.isPending}
                onClick={() => {
                  if (!envoyer.isPending) void deposer()
                }}
              >
                Envoyer {pretes.length} demande{pretes.length > 1 ? 's' : ''}
              </button>
            </Section>
          )}
        </>
      )}
    </>
  )
}
