export declare function contractFiles(): string[]
export declare function readContract(read?: (path: string) => string): string
