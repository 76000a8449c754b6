/** Links that share a page; nothing is loaded from third parties. */
export const shareLinks = (title: string, url: string) => ({
  chat: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  mail: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
})
