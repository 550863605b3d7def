// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let testSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "curricc",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "CurriculumRuntime", targets: ["CurriculumRuntime"]),
    .executable(name: "curricc", targets: ["curricc"]),
    .executable(name: "curricc-pdf", targets: ["curricc-pdf"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CXMLShim", dependencies: ["CXML"]),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    .target(name: "CBundleSupport", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "CurriculumRuntime",
      dependencies: [
        "CBundleSupport", "CZlib",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(name: "CResources", exclude: ["Science"]),
    .target(name: "CLexicon", exclude: ["english.lexicon", "LICENSES.md"]),
    .target(name: "Distractors", dependencies: ["CLexicon"], swiftSettings: settings),
    .target(
      name: "CurriculumCompiler", dependencies: ["CResources", "CYAML", "CurriculumRuntime", "Distractors"],
      swiftSettings: settings),
    .target(
      name: "Interchange",
      dependencies: [
        "CXMLShim", "CZlib", "CZstd", "CurriculumCompiler", "CurriculumRuntime", "Distractors",
        "PDFText",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
      ],
      swiftSettings: settings),
    .target(name: "CWeb", exclude: ["Web"]),
    .target(
      name: "Preview",
      dependencies: [
        "CWeb", "CurriculumCompiler", "CurriculumRuntime",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .target(
      name: "LanguageServer", dependencies: ["CurriculumCompiler", "CurriculumRuntime"],
      swiftSettings: settings),
    .executableTarget(
      name: "ExtractionEvaluation", dependencies: ["Interchange", "PDFText"], swiftSettings: settings),
    .executableTarget(
      name: "LoadingBenchmark",
      dependencies: ["CurriculumRuntime", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .executableTarget(
      name: "DistractorEvaluation", dependencies: ["CurriculumCompiler", "Distractors"],
      swiftSettings: settings),
    .executableTarget(
      name: "curricc",
      dependencies: [
        "CurriculumCompiler", "CurriculumRuntime", "Interchange", "LanguageServer", "PDFText", "Preview",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "_CryptoExtras", package: "swift-crypto"),
      ],
      swiftSettings: settings,
      // Loading Swift's libraries takes as long as all the rest of a start. Not in debug builds, whose tests link it.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-stdlib", "-use-ld=lld", "-lswiftSynchronization", "-l_FoundationICU",
            "-l_FoundationCShims", "-l_FoundationCollections", "-lCoreFoundation", "-lstdc++",
          ], .when(platforms: [.linux], configuration: .release))
      ]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "poppler-glib",
      providers: [.apt(["libpoppler-glib-dev"]), .brew(["poppler"])]),
    .target(name: "CPDFGuard"),
    .target(name: "PDFText", swiftSettings: settings),
    .executableTarget(
      name: "curricc-pdf", dependencies: ["CPDFGuard", "CPoppler", "PDFText"], swiftSettings: settings,
      // It starts anew for each file; loading Swift's libraries would take longer than reading a page.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .target(
      name: "CurriculumTestSupport", dependencies: ["CurriculumCompiler", "CurriculumRuntime", "PDFText"],
      path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "RuntimeTests",
      dependencies: ["CurriculumCompiler", "CurriculumRuntime", "CurriculumTestSupport"],
      exclude: ["Formats", "Minisign"], swiftSettings: testSettings),
    .testTarget(
      name: "CompilerTests",
      dependencies: [
        "CurriculumCompiler", "CurriculumRuntime", "CurriculumTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Courses", "Golden"], swiftSettings: testSettings),
    .testTarget(
      name: "DistractorTests", dependencies: ["CLexicon", "Distractors", "CurriculumTestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CommandTests", dependencies: ["curricc", "CurriculumTestSupport"],
      exclude: ["Documents", "Golden"], swiftSettings: testSettings),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["CurriculumCompiler", "CurriculumRuntime", "CurriculumTestSupport", "Preview"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["CurriculumCompiler", "CurriculumTestSupport", "LanguageServer"],
      swiftSettings: testSettings),
    .testTarget(
      name: "InterchangeTests",
      dependencies: [
        "CurriculumCompiler", "CurriculumRuntime", "CurriculumTestSupport", "Interchange", "PDFText",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Exported", "Imports"], swiftSettings: testSettings),
    .testTarget(
      // Not on curricc-pdf, which they run: its linker settings would become theirs.
      name: "PDFTextTests", dependencies: ["CurriculumTestSupport", "PDFText"],
      exclude: ["Fixtures"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ProjectTests", dependencies: ["CurriculumCompiler", "CurriculumTestSupport"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz`, and nobody else: our own code with libFuzzer's counters and AddressSanitizer, and the targets in Fuzz.
if Context.environment["CURRICC_FUZZ"] != nil {
  let own = [
    "CurriculumRuntime", "Distractors", "CurriculumCompiler", "Interchange", "LanguageServer", "PDFText",
    "curricc",
  ]
  // Of these the targets use what is nobody else's.
  let lookedInto = ["LanguageServer", "curricc"]
  // A program cannot be linked into another: here the command is a library, whose entry has another name.
  package.products.removeAll { $0.name == "curricc" }
  package.targets = package.targets.map { target in
    guard target.name == "curricc" else { return target }
    return .target(
      name: target.name, dependencies: target.dependencies,
      swiftSettings: [
        .unsafeFlags(
          ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "curricc_main"])
      ])
  }
  for target in package.targets where own.contains(target.name) {
    target.swiftSettings =
      settings + (target.name == "curricc" ? target.swiftSettings ?? [] : [])
      + (lookedInto.contains(target.name) ? [.unsafeFlags(["-enable-testing"])] : [])
      + [.unsafeFlags(["-sanitize=fuzzer,address"])]
  }
  for target in package.targets where ["CBundleSupport", "CXMLShim"].contains(target.name) {
    target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link,address"])]
  }
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CZlib", "CurriculumTestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + own.map { .target(name: $0) },
      path: "Fuzz/Targets",
      // Its entry calls libFuzzer's driver, for which the package manager wants a function of its own name.
      swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]))
}
