import { useRef, useState } from 'react'
import { codeOf, isApiError } from '../lib/api/index.ts'
import { VIDE } from '../lib/format.ts'

/** A field that somebody else saved meanwhile, in words. */
export interface LigneConflit {
  champ: string
  label: string
  enregistre: string
  saisi: string
}

const enTexte = (valeur: unknown): string =>
  Array.isArray(valeur)
    ? valeur.filter((v) => v !== '').join(', ')
    : valeur === null || valeur === undefined
      ? ''
      : String(valeur)

const lignesDe = (
  infos: Readonly<Record<string, unknown>> | undefined,
  labels: Readonly<Record<string, string>>,
): LigneConflit[] => {
  const liste: unknown = infos?.['differences']
  return (Array.isArray(liste) ? liste : []).flatMap((d: unknown) => {
    if (typeof d !== 'object' || d === null || !('champ' in d) || typeof d.champ !== 'string')
      return []
    const { champ } = d
    const [enregistre, saisi] = [
      enTexte('enregistre' in d ? d.enregistre : ''),
      enTexte('saisi' in d ? d.saisi : ''),
    ]
    return [{ champ, label: labels[champ] ?? champ, enregistre, saisi }]
  })
}

/**
 * Saves with the version that was read. After a stale save, gives the lines that differ (what is
 * stored, what was typed), and the next save replaces what has just been shown.
 */
export const useVersion = (lue: number, labels: Readonly<Record<string, string>>) => {
  const version = useRef(lue)
  const [conflit, setConflit] = useState<readonly LigneConflit[] | null>(null)
  const enregistrer = async <T extends { version: number }>(
    envoyer: (version: number) => Promise<T>,
  ): Promise<T> => {
    try {
      const lu = await envoyer(version.current)
      version.current = lu.version
      setConflit(null)
      return lu
    } catch (error) {
      if (isApiError(error) && codeOf(error) === 'version-perimee') {
        const { infos } = error.problem
        if (typeof infos?.['version'] === 'number') version.current = infos['version']
        setConflit(lignesDe(infos, labels))
      }
      throw error
    }
  }
  return { conflit, enregistrer }
}

/** Both values of each field that differs, to be read before saving again. */
export const Conflit = ({ lignes }: { lignes: readonly LigneConflit[] | null }) =>
  lignes && (
    <div className="fr-alert fr-alert--warning fr-mb-3w">
      <p>
        Quelqu’un d’autre a enregistré ces informations entre-temps. Enregistrez de nouveau pour les
        remplacer par votre saisie.
      </p>
      {lignes.length > 0 && (
        <ul>
          {lignes.map(({ champ, label, enregistre, saisi }) => (
            <li key={champ}>
              {label} : enregistré « {enregistre || VIDE} », votre saisie « {saisi || VIDE} »
            </li>
          ))}
        </ul>
      )}
    </div>
  )
