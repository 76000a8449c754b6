/**
 * Turns an icon's SVG into a React component for unplugin-icons. Its own 'jsx' compiler needs all of SVGR; our icons
 * only need some attributes renamed.
 *
 * Icons({ compiler: iconCompiler }) in the Vite plugins; then import IconX from '~icons/lucide/x'.
 */
export const iconCompiler = {
  extension: 'jsx',
  compiler: (svg: string): string => {
    const jsx = svg
      .replace(/\s([a-z]+(?:-[a-z]+)+)=/g, (whole, name: string) =>
        name.startsWith('aria-') || name.startsWith('data-')
          ? whole
          : ` ${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}=`,
      )
      .replace(/<svg([^>]*)>/, '<svg$1 aria-hidden="true" {...props}>')
    return `export default function Icon(props) { return (${jsx}) }`
  },
}
